import type { MyData } from './load-my-data.ts'

import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DataBox } from './data-box.tsx'
import * as t from '#words/my-data.ts'
import { momentWords } from '#words/times.ts'

const SHOWN_LOOKS = 5

type Looks = Extract<MyData, { looks: unknown }>['looks']

function byWords({ by, hotel, who }: Looks[number]): string {
  if (by === 'you') return t.you
  if (by === 'desk') return hotel === null ? t.seenByADesk : t.seenByDeskOf(hotel)
  return who === null ? t.seenBySomebodyOfOffice : t.seenByOffice(who)
}

/** Shows who opened the guest's IDs. The complete log is part of the data copy. */
export function ViewsBox({ looks }: { looks: Looks }) {
  return (
    <DataBox id="looks-h" heading={t.whoLookedAtYourIds}>
      {looks.length === 0 && <p className="soft">{t.nobodySoFar}</p>}
      <ul>
        {looks.slice(0, SHOWN_LOOKS).map((look) => (
          <li key={look.id} className="data-row">
            <Icon name="eye" />
            <span>
              {byWords(look)}
              <span className="soft block">{momentWords(new Date(look.at), serverNow())}</span>
              {look.by === 'office' && <span className="soft block">{t.why(look.why)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {looks.length > SHOWN_LOOKS && <p className="soft">{t.copyHoldsAllLooks}</p>}
    </DataBox>
  )
}
