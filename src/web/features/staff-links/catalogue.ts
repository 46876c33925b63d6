/** The exports of a catalogue in any language. */
export type Catalogue<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key]
}
