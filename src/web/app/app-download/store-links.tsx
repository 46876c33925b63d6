import { SITE } from '#domain/site.ts'
import { track } from '#web/lib/track.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as t from '#words/site-frame.ts'

const STORES = [
  { store: 'android', name: t.android, href: SITE.androidApp, icon: 'play' },
  { store: 'ios', name: t.ios, href: SITE.iosApp, icon: 'apple' },
] as const

/** Links to both stores (specification §1), with this device's store first. */
export function StoreLinks({ first }: { first: (typeof STORES)[number]['store'] }) {
  const stores = first === 'ios' ? STORES.toReversed() : STORES
  return (
    <div className="chips mt-4">
      {stores.map(({ store, name, href, icon }) => (
        <a
          key={store}
          className="store-link"
          href={href}
          rel="noreferrer"
          onClick={() => track({ name: 'app_download', store })}
        >
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </div>
  )
}
