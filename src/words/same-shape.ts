/**
 * Compares each file of texts with the English one while types are checked: a missing text, an extra one, or one that
 * takes other values does not compile. `same-shape.test.ts` finds a file without its line here.
 */

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Widened<Result>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Widened<T[Key]> }
        : T

type Same<
  English,
  Other extends Widened<English> & { readonly [Key in Exclude<keyof Other, keyof English>]: 'not an English text' },
> = [English, Other]

export type Checked = [
  Same<typeof import('./en/hotel-contact.ts'), typeof import('./hi/hotel-contact.ts')>,
  Same<typeof import('./en/language.ts'), typeof import('./hi/language.ts')>,
  Same<typeof import('./en/link-page.ts'), typeof import('./hi/link-page.ts')>,
  Same<typeof import('./en/not-me.ts'), typeof import('./hi/not-me.ts')>,
  Same<typeof import('./en/plural.ts'), typeof import('./hi/plural.ts')>,
  Same<typeof import('./en/seen-link.ts'), typeof import('./hi/seen-link.ts')>,
  Same<typeof import('./en/slots.ts'), typeof import('./hi/slots.ts')>,
  Same<typeof import('./en/times.ts'), typeof import('./hi/times.ts')>,
  Same<typeof import('./en/language.ts'), typeof import('./ta/language.ts')>,
  Same<typeof import('./en/plural.ts'), typeof import('./ta/plural.ts')>,
  Same<typeof import('./en/slots.ts'), typeof import('./ta/slots.ts')>,
  Same<typeof import('./en/times.ts'), typeof import('./ta/times.ts')>,
]
