import { useCallback, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import type { MapPoint, NamedPlace } from './map-points.ts'
import { MapSource } from './map-source.tsx'
import { openMap, type MapGround, type OpenMap } from './open-map.ts'
import './map.css'
import * as t from '#words/map.ts'

type MapViewProps = {
  points: readonly MapPoint[]
  ground: MapGround
  first?: readonly NamedPlace[]
  chosen: number | undefined
  onChoose: (id: number) => void
  /** its accessible name */
  label: string
}

const NONE: readonly NamedPlace[] = []

/** Shows a map that scrolls to the chosen hotel. It loads only when a guest asks for it. */
export function MapView({ points, ground, first = NONE, chosen, onChoose, label }: MapViewProps) {
  const map = useRef<OpenMap | undefined>(undefined)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
    map.current?.choose(chosen)
  })
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined
      map.current = openMap(element, { points, ground, first, onChoose: (id) => choose.current(id) })
      return () => map.current?.close()
    },
    [points, ground, first],
  )
  return (
    <>
      <div className="map-frame">
        <div className="map-buttons">
          <IconButton icon="plus" label={t.zoomIn} onClick={() => map.current?.zoom(1)} />
          <IconButton icon="minus" label={t.zoomOut} onClick={() => map.current?.zoom(-1)} />
        </div>
        <section ref={show} className="map-view" aria-label={label} />
      </div>
      <MapSource plan={ground.plan} />
    </>
  )
}
