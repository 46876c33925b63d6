import { SITE } from '#domain/site.ts'
import { track } from '#web/lib/track.ts'
import { Icon } from '#web/ui/icon.tsx'

/** iPads call themselves Macs; no Mac has a touch screen. */
export const isAppleDevice = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** Both stores (specification §1); the one of this device comes first. */
export function StoreLinks({ first }: { first: 'android' | 'ios' }) {
  const links = [
    <a
      key="android"
      className="store"
      href={SITE.androidApp}
      rel="noreferrer"
      onClick={() => track({ name: 'app_download', store: 'android' })}
    >
      <Icon name="play" />
      Android
    </a>,
    <a
      key="ios"
      className="store"
      href={SITE.iosApp}
      rel="noreferrer"
      onClick={() => track({ name: 'app_download', store: 'ios' })}
    >
      <Icon name="apple" />
      iOS
    </a>,
  ]
  return <div className="chips mt-4">{first === 'ios' ? links.toReversed() : links}</div>
}
