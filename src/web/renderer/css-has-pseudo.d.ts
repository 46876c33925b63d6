/** The package has no types for its browser part. */
declare module 'css-has-pseudo/browser' {
  /** Marks the elements that rules with `:has` match, now and whenever the document changes. */
  export default function cssHasPseudo(document: Document): void
}
