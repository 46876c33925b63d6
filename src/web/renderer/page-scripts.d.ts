/** The built files that a public page loads; written by `scripts/public-scripts.ts`. */
declare module 'virtual:public-scripts' {
  import type { PublicPageName } from '#web/lib/public-page-at.ts'
  const scripts: Record<PublicPageName, { entry: string; imports: string[] }>
  export default scripts
}
