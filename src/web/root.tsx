import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router'
import type { Route } from './+types/root.ts'
import { AppOfferHost } from './app/app-download/app-offer.tsx'
import { ErrorPage } from './app/error-page.tsx'
import { HelpButton, HelpHost } from './app/help-launcher.tsx'
import { useNewPageFocus } from './app/new-page-focus.ts'
import { PageViews } from './app/page-views.tsx'
import { PageCurtain } from './app/page-curtain.tsx'
import { usePageHandle } from './app/page-handle.ts'
import { ShortFooter } from './app/short-footer.tsx'
import { SiteFooter } from './app/site-footer.tsx'
import { SiteHeader } from './app/site-header.tsx'
import { LoginHost } from './features/account/sign-in/login-host.tsx'
import { InlinedCss } from './app/inlined-css.tsx'
import { ToastRegion } from './ui/toast.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const { bodyClass } = usePageHandle()
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf5ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1018" media="(prefers-color-scheme: dark)" />
        <Meta />
        <InlinedCss />
        <link rel="preload" href="/fonts/anek-latin-uncle.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body className={bodyClass}>
        <a className="skip-link button primary" href="#main">
          Skip to content
        </a>
        <ComingPage />
        {children}
        <ToastRegion />
        <HelpHost />
        <AppOfferHost />
        <LoginHost />
        <PageCurtain />
        <PageViews />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** While a page loads: a line to see, 'Loading...' for screen readers (specification §2); then its heading. */
function ComingPage() {
  const isComing = useNavigation().state === 'loading'
  useNewPageFocus()
  return (
    <output className={isComing ? 'page-progress' : undefined}>
      {isComing && <span className="visually-hidden">Loading...</span>}
    </output>
  )
}

export default function App() {
  const { header = 'ruled', bodyClass, footer } = usePageHandle()
  return (
    <>
      <SiteHeader look={header} />
      <Outlet />
      {footer === 'short' ? <ShortFooter /> : <SiteFooter />}
      {/* A page whose own bar has no room for help: on a phone it floats, unless there is a bar at the bottom. */}
      {header === 'desktop-only' && !bodyClass && <HelpButton className="help-button lg:hidden" />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SiteHeader look="ruled" />
      <ErrorPage error={error} />
      <SiteFooter />
    </>
  )
}
