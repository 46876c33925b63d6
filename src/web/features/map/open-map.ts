import 'leaflet/dist/leaflet.css'
import * as L from 'leaflet'
import type { CityPlan } from '#contract/city-plans.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { drawPlan } from './draw-plan.ts'
import { pointsInView, type LocalityName, type MapPoint, type NamedPlace, type Place } from './map-points.ts'
import { PinMarkers } from './pin-markers.ts'

export type OpenMap = {
  /** Highlights a hotel's pin, and scrolls the map to it. */
  choose: (id: number | undefined) => void
  zoom: (step: 1 | -1) => void
  close: () => void
}

export type MapGround = {
  /** undefined if the city has no plan; the map then draws only names and pins */
  plan: CityPlan | undefined
  localities: readonly LocalityName[]
}

type MapContent = {
  points: readonly MapPoint[]
  ground: MapGround
  /** places that the first view includes, and whose names come first */
  first: readonly NamedPlace[]
  onChoose: (id: number) => void
}

/** A zoom between a street and a whole city. */
const [FARTHEST_ZOOM, NEAREST_ZOOM, FIRST_ZOOM] = [10, 18, 15]
/** Space around the outermost pins, in pixels. */
const PADDING: L.PointTuple = [44, 32]
/** Space for the names of the station and landmark around one hotel. */
const NAMES_PADDING: L.PointTuple = [90, 44]
/** The area of the zoom buttons, as the style sheet places them, which names avoid. */
const BUTTONS = { width: 72, height: 120 }
/** Keeps the chosen pin clear of the zoom buttons, and of the card at the foot of a phone's map. */
const CLEAR_OF = { paddingTopLeft: [70, 40], paddingBottomRight: [80, 140] } satisfies L.PanInsideOptions

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const boundsOf = (places: readonly Place[]) => L.latLngBounds(places.map(({ lat, lng }) => [lat, lng]))

/**
 * Opens a map in an element, with the configured tiles or, if there are none, the drawn plan (docs/architecture.md,
 * "Maps").
 */
export function openMap(element: HTMLElement, { points, ground, first, onChoose }: MapContent): OpenMap {
  const isCalm = wantsLessMotion()
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    // The arrow keys move between several pins. On the map of one hotel, they scroll instead.
    keyboard: points.length === 1,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomSnap: 0.25,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    renderer: L.svg({ padding: 0.5 }),
  })
  const named = ground.plan?.places.filter((place) =>
    first.some(({ kind, name }) => kind === place.kind && name === place.name),
  )
  const framed = [...pointsInView(points).map(({ place }) => place), ...(named ?? [])]
  map.fitBounds(boundsOf(framed), {
    padding: first.length > 0 ? NAMES_PADDING : PADDING,
    maxZoom: FIRST_ZOOM,
    animate: false,
  })
  if (PAGES.mapTiles) L.tileLayer(PAGES.mapTiles.url, { maxZoom: NEAREST_ZOOM }).addTo(map)
  const names = PAGES.mapTiles ? undefined : drawPlan(map, { ...ground, first })
  const pins = new PinMarkers(map, points, {
    onChoose,
    onSpread(group) {
      if (map.getZoom() >= NEAREST_ZOOM) return false
      map.fitBounds(boundsOf(group.map(({ place }) => place)), { padding: PADDING, animate: !isCalm })
      return true
    },
  })
  let chosen: number | undefined
  const buttons = () => ({ id: -1, x: map.getSize().x - BUTTONS.width / 2, y: BUTTONS.height / 2, ...BUTTONS })
  const arrange = () => names?.arrange([...pins.boxes(), buttons()])
  const draw = () => {
    pins.draw(chosen)
    arrange()
  }
  map.on('zoomend', draw)
  map.on('moveend resize', arrange)
  draw()
  return {
    choose(id) {
      if (id === chosen) return
      chosen = id
      const hotel = points.find((each) => each.id === id)
      if (hotel) map.panInside(hotel.place, { ...CLEAR_OF, animate: !isCalm })
      draw()
    },
    zoom: (step) => void map.setZoom(map.getZoom() + step, { animate: !isCalm }),
    close: () => void map.remove(),
  }
}
