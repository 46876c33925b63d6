import { useState } from 'react'
import { recall } from '#web/lib/browser-memory.ts'
import { IconButton } from '#web/ui/button.tsx'
import { dismissOffer } from './app-offer.tsx'
import { APP_OFFER } from '#words/app-offer.ts'
import PhoneArt from './phone-art.tsx'
import { isAppleDevice } from './apple-device.ts'
import { StoreLinks } from './store-links.tsx'
import * as t from '#words/site-frame.ts'

/**
 * Changes the banner only while it is below the visible part of the page, so that nothing moves in sight. The server
 * sends everybody the same banner.
 */
const isBelowView = (banner: HTMLElement) => banner.getBoundingClientRect().top > innerHeight

/** Shows the footer's banner (specification §1). It covers nothing, and a visitor who closes it never sees it again. */
export default function AppBanner() {
  const [isDismissed, setDismissed] = useState(false)
  const [first, setFirst] = useState<'android' | 'ios'>('android')
  if (isDismissed) return null
  const suit = (banner: HTMLElement | null) => {
    const isClosed = recall('appOffer') !== undefined
    if (!banner || !(isClosed || isAppleDevice(navigator)) || !isBelowView(banner)) return
    if (isClosed) setDismissed(true)
    else setFirst('ios')
  }
  const dismiss = () => {
    dismissOffer()
    setDismissed(true)
  }
  return (
    <section className="app-banner" aria-labelledby="app-banner" ref={suit}>
      <div className="grow">
        <h2 id="app-banner">{APP_OFFER}</h2>
        <p className="soft mt-2 max-lg:hidden">{t.androidAndIos}</p>
        <StoreLinks first={first} />
      </div>
      <PhoneArt className="phone-art max-lg:hidden" />
      <IconButton icon="x" label={t.closeAppOffer} className="app-banner-close" onClick={dismiss} />
    </section>
  )
}
