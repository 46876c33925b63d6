import { useEffect, useRef, useState } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import type { SearchFilter } from '#contract/hotel-search.ts'
import { MAX_LIMIT } from '#contract/primitives.ts'
import { hotelPath } from '#web/lib/paths.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { MAP_FIELDS, mapPoints, planParts, type MapPoint, type PlanPart } from './map-points.ts'
import { MapView } from './map-view.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/map.ts'

/** The search whose hotels the map shows, with all of the list's filters. */
export type MapSearch = {
  city: { slug: string; name: string }
  query: { checkin: string; checkout: string; rooms: number }
  filter: Pick<SearchFilter, 'where' | 'order'>
  /** the number of hotels in the list */
  total: number
  /** the query for links to hotels */
  stay: string
}

type Loaded = { points: MapPoint[]; parts: PlanPart[] }

/** Loads all hotels of the search, in pages of the API's largest limit, and the city's localities. */
async function loadMap({ city, query, filter, total }: MapSearch): Promise<Loaded | 'failed'> {
  const skips = Array.from({ length: Math.ceil(total / MAX_LIMIT) }, (_, part) => part * MAX_LIMIT)
  const [place, ...found] = await Promise.all([
    browserApi.get('/cities/{id}', { params: { id: city.slug } }),
    ...skips.map((skip) =>
      browserApi.get('/hotels/search', {
        query,
        filter: { ...filter, fields: [...MAP_FIELDS], limit: MAX_LIMIT, skip },
      }),
    ),
  ])
  const answers = found.filter((part) => part.ok)
  if (!place.ok || answers.length < found.length) return 'failed'
  return {
    points: mapPoints(answers.flatMap(({ value }) => value)),
    parts: planParts(place.value),
  }
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

function MapAndList({ loaded: { points, parts }, search }: { loaded: Loaded; search: MapSearch }) {
  const [chosen, setChosen] = useState<number>()
  const rows = useRef(new Map<number, HTMLElement>())
  const choose = (id: number) => {
    setChosen(id)
    rows.current.get(id)?.scrollIntoView({ block: 'nearest' })
  }
  if (points.length === 0) return <p className="sheet-body">{t.noExactPlaces}</p>
  const unplaced = search.total - points.length
  return (
    <div className="map-and-list">
      <MapView points={points} parts={parts} chosen={chosen} onChoose={choose} label={t.mapOf(search.city.name)} />
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
              <Link className="link" to={hotelPath(point.slug, new URLSearchParams(search.stay))}>
                <Sentence text={t.seeHotel(point.name)} />
              </Link>
            </li>
          ))}
        </ul>
        {unplaced > 0 && <p className="soft">{t.withoutPlace(unplaced)}</p>}
      </div>
    </div>
  )
}
