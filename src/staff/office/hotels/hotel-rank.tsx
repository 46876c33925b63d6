import type { OfficeHotel } from '#contract/office-hotels.ts'
import { EditedPanel } from './edited-panel.tsx'
import * as t from '#words/office/hotel.ts'

/** Compares the hotel's no-show rate with the rate of all hotels, if there are enough stays for both. */
function noShowWords({ no_shows: own, no_shows_of_all: all }: OfficeHotel): string {
  if (own === null) return t.tooFewStays
  return all === null ? t.noShowsOfStays(own) : t.noShowsBesideAll(own, all)
}

/** Shows a hotel's rank in its city, and the points of which it consists. */
export function HotelRank({ hotel, onEdit }: { hotel: OfficeHotel; onEdit: () => void }) {
  const { rank, rank_in_city: place, city } = hotel
  return (
    <EditedPanel
      id="rank"
      title={place === null ? t.notInSearch : t.rankIn(place, rank.hotels_in_city, city)}
      onEdit={onEdit}
    >
      <dl className="rank-lines panel-inside">
        <div>
          <dt>{t.itsOwnPoints}</dt>
          <dd>{rank.base}</dd>
        </div>
        <div>
          <dt>{t.guestsNotTaken30Days}</dt>
          <dd>{rank.lost === 0 ? '0' : `−${rank.lost}`}</dd>
        </div>
        <div>
          <dt>{noShowWords(hotel)}</dt>
          <dd>{rank.lost_by_no_shows === 0 ? '0' : `−${rank.lost_by_no_shows}`}</dd>
        </div>
        <div>
          <dt>{t.howCouplesWereWelcomed}</dt>
          <dd>{rank.by_welcome < 0 ? `−${-rank.by_welcome}` : rank.by_welcome}</dd>
        </div>
        <div>
          <dt>{t.pointsInSearch}</dt>
          <dd>{rank.base - rank.lost - rank.lost_by_no_shows + rank.by_welcome}</dd>
        </div>
      </dl>
    </EditedPanel>
  )
}
