/** The built files that a page loads; written by `scripts/page-scripts.ts`. */
declare module 'virtual:page-scripts' {
  const scripts: Readonly<
    Record<
      string,
      {
        entry: string
        imports: readonly string[]
        /** style sheets of the page that are not part of every document */
        styles: readonly string[]
        /** a client program's other files */
        later: readonly string[]
      }
    >
  >
  export default scripts
}
