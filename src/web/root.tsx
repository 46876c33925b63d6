import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { FailedFrame } from './app/failed-frame.tsx'
import { RouterNavigation } from './app/router-navigation.tsx'
import { SiteFrame } from './app/site-frame.tsx'
import { PageDocument } from './page-document.tsx'

/** In development the router adds a link with the answer's nonce, which browsers hide from the script that hydrates. */
const linkNonce = import.meta.env.DEV ? { nonce: '' } : {}

/** The document of the pages that React Router draws in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const head = (
    <>
      <Meta />
      <Links {...linkNonce} />
    </>
  )
  const end = (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
  return (
    <RouterNavigation>
      <PageDocument head={head} end={end}>
        {children}
      </PageDocument>
    </RouterNavigation>
  )
}

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FailedFrame error={error} />
