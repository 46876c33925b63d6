import { Suspense, type ReactNode } from 'react'
import { usePageHandle } from '#web/lib/page/page-handle.ts'
import { LanguageOffer } from './language-offer.tsx'
import { ShortFooter } from './short-footer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import * as t from '#words/language.ts'

/** Shows the header and footer around a page, as the page's handle asks for them. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { header = 'ruled', footer, frame } = usePageHandle()
  if (frame) return children
  return (
    <>
      {!t.prefix && <LanguageOffer />}
      <SiteHeader variant={header} />
      {children}
      {/* Placed below the page, so that it hydrates after the page (decision 0051). */}
      <Suspense>{footer === 'short' ? <ShortFooter /> : <SiteFooter />}</Suspense>
    </>
  )
}
