import { useEffect, useRef, useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import type { SearchFilter } from '#contract/hotel-search.ts'
import { MAX_LIMIT } from '#contract/primitives.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { browserApi } from '#web/lib/api.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { loadGround } from './load-ground.ts'
import { MAP_FIELDS, mapPoints, type MapPoint } from './map-points.ts'
import { MapView } from './map-view.tsx'
import type { MapGround } from './open-map.ts'
import * as common from '#words/common.ts'
import * as t from '#words/map.ts'

/** The search whose hotels the map shows, including all of the list's filters. */
export type MapSearch = {
  city: { slug: string; name: string }
  query: { checkin: string; checkout: string; rooms: number }
  filter: Pick<SearchFilter, 'where' | 'order'>
  /** the number of hotels in the list */
  total: number
  /** the query for links to hotels */
  stay: string
}

type Loaded = { points: MapPoint[]; ground: MapGround }

/** Loads all hotels of the search, in pages of the API's largest limit, and the city's plan below the pins. */
async function loadMap({ city, query, filter, total }: MapSearch): Promise<Loaded | 'failed'> {
  const skips = Array.from({ length: Math.ceil(total / MAX_LIMIT) }, (_, part) => part * MAX_LIMIT)
  const [ground, ...found] = await Promise.all([
    loadGround(city.slug),
    ...skips.map((skip) =>
      browserApi.get('/hotels/search', {
        query,
        filter: { ...filter, fields: [...MAP_FIELDS], limit: MAX_LIMIT, skip },
      }),
    ),
  ])
  const answers = found.filter((part) => part.ok)
  if (ground === 'failed' || answers.length < found.length) return 'failed'
  return { points: mapPoints(answers.flatMap(({ value }) => value)), ground }
}

type ResultsMapProps = { search: MapSearch; onClose: () => void }

/** Shows the results on a map, next to a list with the same hotels, prices and order. */
export default function ResultsMap({ search, onClose }: ResultsMapProps) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => void loadMap(search).then(setLoaded), [search])
  return (
    <Sheet title={t.mapOf(search.city.name)} className="map-sheet" frame="bare" leaving={{ closable: true, onClose }}>
      {loaded === undefined && <LoadingWord />}
      {loaded === 'failed' && (
        <div className="sheet-body">
          <Notice tone="danger">{t.couldNotLoadMap}</Notice>
          <Button className="mt-4" onClick={() => void loadMap(search).then(setLoaded)}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {typeof loaded === 'object' && <MapAndList loaded={loaded} search={search} />}
    </Sheet>
  )
}

/** The list comes first in the document, so that the keyboard reaches it before the pins. */
function MapAndList({ loaded: { points, ground }, search }: { loaded: Loaded; search: MapSearch }) {
  const [chosen, setChosen] = useState<number>()
  const rows = useRef(new Map<number, HTMLElement>())
  const choose = (id: number) => {
    setChosen(id)
    rows.current.get(id)?.scrollIntoView({ block: 'nearest' })
  }
  const closeCard = () => {
    // The card disappears together with the focus, so the focus moves to the hotel's row.
    if (chosen !== undefined) rows.current.get(chosen)?.querySelector('button')?.focus()
    setChosen(undefined)
  }
  if (points.length === 0) return <p className="sheet-body">{t.noExactPlaces}</p>
  const unplaced = search.total - points.length
  const hotel = points.find(({ id }) => id === chosen)
  return (
    <div className={hotel ? 'map-and-list has-card' : 'map-and-list'}>
      <div className="map-list">
        <ul>
          {points.map((point) => (
            <li
              key={point.id}
              ref={(row) => void (row ? rows.current.set(point.id, row) : rows.current.delete(point.id))}
              className={point.id === chosen ? 'map-row is-chosen' : 'map-row'}
            >
              <button type="button" aria-pressed={point.id === chosen} onClick={() => choose(point.id)}>
                <b>{point.name}</b>
                <span className="soft">{point.locality}</span>
                <span className="map-row-price">{point.label}</span>
              </button>
              <Link className="link" to={pathOf(point, search)}>
                <Sentence text={t.seeHotel(point.name)} />
              </Link>
            </li>
          ))}
        </ul>
        {unplaced > 0 && <p className="soft">{t.withoutPlace(unplaced)}</p>}
      </div>
      <MapView points={points} ground={ground} chosen={chosen} onChoose={choose} label={t.mapOf(search.city.name)} />
      {hotel && <ChosenCard hotel={hotel} search={search} onClose={closeCard} />}
    </div>
  )
}

const pathOf = ({ slug }: MapPoint, { stay }: MapSearch) => hotelPath(slug, new URLSearchParams(stay))

type ChosenCardProps = { hotel: MapPoint; search: MapSearch; onClose: () => void }

function ChosenCard({ hotel, search, onClose }: ChosenCardProps) {
  return (
    <section className="map-card" aria-label={t.chosenHotel}>
      <p>
        <b lang={foreignLanguageOf(hotel.name)}>{hotel.name}</b>
        <span className="soft">{hotel.locality}</span>
      </p>
      <span className="map-card-price">{hotel.label}</span>
      <LinkButton variant="primary" className="col-start-2 row-start-2" to={pathOf(hotel, search)}>
        <Sentence text={t.seeHotel(hotel.name)} />
      </LinkButton>
      <IconButton icon="x" label={t.closeCard} className="col-start-2 row-start-1 ml-auto" onClick={onClose} />
    </section>
  )
}
