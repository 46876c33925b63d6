import css from '../styles/app.css?inline'

/** The whole style sheet on the server; in the browser nothing, so that it never enters a script. */
export const inlinedCss: string = import.meta.env.SSR ? css : ''

/**
 * The style sheet inside the page, allowed by its hash. If React ever rebuilds the page in the browser, it reuses the
 * text that came with the page.
 */
export function InlinedCss() {
  if (import.meta.env.SSR) return <style id="css" dangerouslySetInnerHTML={{ __html: inlinedCss }} />
  return (
    <style id="css" suppressHydrationWarning>
      {document.getElementById('css')?.textContent}
    </style>
  )
}
