import css from '../styles/app.css?inline'

/** The whole style sheet on the server; empty in the browser, so that no script contains it. */
export const inlinedCss: string = import.meta.env.SSR ? css : ''

/**
 * Inlines the style sheet, which the policy allows by its hash. If React ever rebuilds the page in the browser, it
 * reuses the text that came with the page.
 */
export function InlinedCss() {
  if (import.meta.env.SSR) return <style id="css" dangerouslySetInnerHTML={{ __html: inlinedCss }} />
  return (
    <style id="css" suppressHydrationWarning>
      {document.getElementById('css')?.textContent}
    </style>
  )
}
