/** The type of a text in any language, given the English one. */
export type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Widened<Result>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Widened<T[Key]> }
        : T

/**
 * Compares a file of texts with the English file when types are checked. An extra text, a missing text, or a text with
 * different parameters does not compile. Each language lists its files in its `same-shape.ts`.
 */
export type Same<
  English,
  Other extends Widened<English> & { readonly [Key in Exclude<keyof Other, keyof English>]: 'not an English text' },
> = [English, Other]
