import { Dialog } from '#web/ui/dialog.tsx'
import { APP_OFFER } from '#words/app-offer.ts'
import PhoneArt from './phone-art.tsx'
import { isAppleDevice } from './apple-device.ts'
import { StoreLinks } from './store-links.tsx'
import * as t from '#words/site-frame.ts'

/** Opens only when a visitor presses 'Download App'. */
export default function AppDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={APP_OFFER} leaving={{ closable: true, onClose }} className="app-dialog">
      <p className="soft">{t.bookingsAtHand}</p>
      <StoreLinks first={isAppleDevice(navigator) ? 'ios' : 'android'} />
      <PhoneArt className="app-dialog-art" />
    </Dialog>
  )
}
