/** Which built files a public page loads; written by `scripts/public-scripts.ts`. */
declare module 'virtual:public-scripts' {
  const scripts: Record<'home' | 'search' | 'hotel' | 'text', { entry: string; imports: string[] }>
  export default scripts
}
