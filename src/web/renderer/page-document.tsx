import type { ReactNode } from 'react'
import { AppOfferHost } from '#web/app/app-download/app-offer.tsx'
import { useEarlyInput } from '#web/app/use-early-input.ts'
import { HelpHost } from '#web/app/help-launcher.tsx'
import { InlinedCss } from './inlined-css.tsx'
import { useNewPageFocus } from '#web/app/new-page-focus.ts'
import { PageCurtain } from '#web/app/page-curtain.tsx'
import { usePageHandle } from '#web/lib/page/page-handle.ts'
import { PageViews } from '#web/app/page-views.tsx'
import { LoginHost } from '#web/features/account/sign-in/login-host.tsx'
import { useNavigation } from '#web/lib/navigation/navigation.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import * as common from '#words/common.ts'
import * as language from '#words/language.ts'
import * as t from '#words/page-heads.ts'

/** `head` is the page's own title and links. */
type PageDocumentProps = { head: ReactNode; children: ReactNode }

/** The whole document of every page. */
export function PageDocument({ head, children }: PageDocumentProps) {
  const { bodyClass, frame } = usePageHandle()
  useEarlyInput()
  return (
    <html lang={language.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1018" media="(prefers-color-scheme: dark)" />
        {head}
        <InlinedCss />
        <link rel="preload" href="/fonts/anek-latin-uncle.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={frame === 'desk' ? '/desk.webmanifest' : '/site.webmanifest'} />
      </head>
      <body className={bodyClass}>
        <a className="skip-link button primary" href="#main" lang={frame && language.tag}>
          {t.skipToContent}
        </a>
        <ComingPage />
        {children}
        <ToastRegion />
        {!frame && <GuestHosts />}
      </body>
    </html>
  )
}

/** The dialogs and panels that open over any page of the guests' site. */
const GuestHosts = () => (
  <>
    <HelpHost />
    <AppOfferHost />
    <LoginHost />
    <PageCurtain />
    <PageViews />
  </>
)

/**
 * Shows a progress line while a page loads, with 'Loading...' for screen readers (specification §2). Then focuses the
 * new page's heading.
 */
function ComingPage() {
  const isComing = useNavigation().state === 'loading'
  useNewPageFocus()
  return (
    <output className={isComing ? 'page-progress' : undefined}>
      {isComing && <span className="visually-hidden">{common.loading}</span>}
    </output>
  )
}
