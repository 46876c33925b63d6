import type { MyData } from './load-my-data.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DataBox } from './data-box.tsx'

const SHOWN_LOOKS = 5

const WHO = { you: 'You', us: 'One of us' } as const

type Looks = Extract<MyData, { looks: unknown }>['looks']

/** Who opened the guest's IDs; the copy has the full log. */
export function LooksBox({ looks }: { looks: Looks }) {
  return (
    <DataBox id="looks-h" heading="Who looked at your IDs">
      {looks.length === 0 && <p className="soft">Nobody so far.</p>}
      <ul>
        {looks.slice(0, SHOWN_LOOKS).map(({ id, at, by, hotel }) => (
          <li key={id} className="data-row">
            <Icon name="eye" />
            <span>
              {by === 'desk' ? `Seen by the desk of ${hotel ?? 'a hotel'}` : WHO[by]}
              <span className="soft block">{formatIstMoment(new Date(at), serverNow())}</span>
            </span>
          </li>
        ))}
      </ul>
      {looks.length > SHOWN_LOOKS && <p className="soft">The copy of your data holds all looks.</p>}
    </DataBox>
  )
}
