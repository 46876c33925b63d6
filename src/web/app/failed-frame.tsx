import { ErrorPage } from './error-page.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Shows the site's frame around a failed page, whatever frame the page itself would have. */
export const FailedFrame = ({ error }: { error: unknown }) => (
  <>
    <SiteHeader variant="ruled" />
    <ErrorPage error={error} />
    <SiteFooter />
  </>
)
