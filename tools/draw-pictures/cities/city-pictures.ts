import { camera, HEIGHT, WIDTH } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { type HourName, hours } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Drawing } from '../details/drawing.ts'
import { design } from '../rooms/design.ts'
import { finish, picture, type Picture } from '../rooms/picture.ts'
import { drawView } from '../views/draw-view.ts'
import { land, type ViewKind } from '../views/outlook.ts'
import { palm, tree } from '../views/trees.ts'
import { type Elevation, elevation } from './elevation.ts'
import * as north from './northern-landmarks.ts'
import * as south from './southern-landmarks.ts'
import * as west from './western-landmarks.ts'

type Ground = 'lawn' | 'plaza' | 'water' | 'street'

interface CityScene {
  city: string
  hour: HourName
  backdrop: ViewKind
  ground: Ground
  growth: 'trees' | 'palms' | 'none'
  landmark: (e: Elevation) => void
  alt: string
}

const scenes: readonly CityScene[] = [
  {
    city: 'mumbai',
    hour: 'golden',
    backdrop: 'sea',
    ground: 'water',
    growth: 'none',
    landmark: west.mumbai,
    alt: 'The Gateway of India at the water in Mumbai',
  },
  {
    city: 'delhi',
    hour: 'morning',
    backdrop: 'garden',
    ground: 'lawn',
    growth: 'trees',
    landmark: north.delhi,
    alt: 'India Gate among lawns and trees in Delhi',
  },
  {
    city: 'bengaluru',
    hour: 'morning',
    backdrop: 'garden',
    ground: 'lawn',
    growth: 'trees',
    landmark: south.bengaluru,
    alt: 'Vidhana Soudha with its dome in Bengaluru',
  },
  {
    city: 'pune',
    hour: 'golden',
    backdrop: 'hills',
    ground: 'plaza',
    growth: 'trees',
    landmark: west.pune,
    alt: 'The gate of Shaniwar Wada with hills behind it in Pune',
  },
  {
    city: 'hyderabad',
    hour: 'dusk',
    backdrop: 'city',
    ground: 'plaza',
    growth: 'none',
    landmark: south.hyderabad,
    alt: 'Charminar at dusk in Hyderabad',
  },
  {
    city: 'chennai',
    hour: 'morning',
    backdrop: 'palms',
    ground: 'plaza',
    growth: 'palms',
    landmark: south.chennai,
    alt: 'A painted temple tower and palms in Chennai',
  },
  {
    city: 'kolkata',
    hour: 'golden',
    backdrop: 'city',
    ground: 'water',
    growth: 'none',
    landmark: south.kolkata,
    alt: 'Howrah Bridge over the river in Kolkata',
  },
  {
    city: 'jaipur',
    hour: 'golden',
    backdrop: 'fort',
    ground: 'plaza',
    growth: 'none',
    landmark: north.jaipur,
    alt: 'The small windows of Hawa Mahal in Jaipur',
  },
  {
    city: 'goa',
    hour: 'morning',
    backdrop: 'sea',
    ground: 'lawn',
    growth: 'palms',
    landmark: west.goa,
    alt: 'A white church and palms by the sea in Goa',
  },
  {
    city: 'gurugram',
    hour: 'dusk',
    backdrop: 'city',
    ground: 'street',
    growth: 'trees',
    landmark: north.gurugram,
    alt: 'Glass towers at dusk in Gurugram',
  },
  {
    city: 'noida',
    hour: 'morning',
    backdrop: 'city',
    ground: 'street',
    growth: 'trees',
    landmark: north.noida,
    alt: 'The metro passing tall houses in Noida',
  },
  {
    city: 'ahmedabad',
    hour: 'golden',
    backdrop: 'city',
    ground: 'plaza',
    growth: 'trees',
    landmark: west.ahmedabad,
    alt: 'Two minarets beside a stone gate in Ahmedabad',
  },
  {
    city: 'kochi',
    hour: 'golden',
    backdrop: 'sea',
    ground: 'water',
    growth: 'palms',
    landmark: south.kochi,
    alt: 'Fishing nets over the backwater in Kochi',
  },
  {
    city: 'lucknow',
    hour: 'dusk',
    backdrop: 'garden',
    ground: 'plaza',
    growth: 'none',
    landmark: north.lucknow,
    alt: 'Rumi Darwaza at dusk in Lucknow',
  },
  {
    city: 'chandigarh',
    hour: 'morning',
    backdrop: 'hills',
    ground: 'lawn',
    growth: 'trees',
    landmark: north.chandigarh,
    alt: 'The Open Hand before the hills in Chandigarh',
  },
  {
    city: 'udaipur',
    hour: 'dusk',
    backdrop: 'hills',
    ground: 'water',
    growth: 'none',
    landmark: west.udaipur,
    alt: 'A white palace on the lake at dusk in Udaipur',
  },
  {
    city: 'mysuru',
    hour: 'dusk',
    backdrop: 'garden',
    ground: 'lawn',
    growth: 'trees',
    landmark: south.mysuru,
    alt: 'The palace of Mysuru lit at dusk',
  },
]

/** The y coordinate of the ground under landmarks, in screen units. */
const FOOT = 600
const HORIZON = 520

function ground(c: Picture, kind: Ground) {
  const { art, hour, rnd } = c
  const colours = { lawn: '#86a866', plaza: '#d9bd95', water: '#4f93a0', street: '#a39a94' }
  const near = land(hour, colours[kind], 0.05)
  const far = kind === 'water' ? mix(near, hour.sky[2], 0.5) : mix(near, hour.haze, 0.3)
  art.path(
    `M0 ${FOOT - 12}H${WIDTH}V${HEIGHT}H0Z`,
    art.linear(
      [0, FOOT - 12],
      [0, HEIGHT],
      [
        [0, far],
        [1, darker(near, 0.08)],
      ],
    ),
  )
  for (let i = 0; i < 26; i++) {
    const t = (i + 1) / 27
    const [x, y, w] = [rnd.range(0, WIDTH), lerp(FOOT, HEIGHT, t), rnd.range(20, 70) * (0.5 + t)]
    const tone = kind === 'water' ? hour.sun : lighter(near, 0.3)
    art.path(`M${x - w} ${y}Q${x} ${y - 3} ${x + w} ${y}Q${x} ${y + 2} ${x - w} ${y}Z`, tone, 'opacity="0.35"')
  }
}

/** Draws trees or palms on both sides. The middle stays free, so that a square crop shows the landmark. */
function growth({ art, hour, rnd }: Picture, kind: CityScene['growth']) {
  const greens = ['#6b8f63', '#577a52', '#41653f'].map((green) => land(hour, green, 0.05))
  for (let i = 0; i < 8; i++) {
    const x = i % 2 ? rnd.range(WIDTH * 0.76, WIDTH + 10) : rnd.range(-10, WIDTH * 0.24)
    const colour = greens[i % 3] ?? '#577a52'
    const y = FOOT + rnd.range(0, 34)
    if (kind === 'trees') tree(art, { x, y, h: rnd.range(110, 190), colour, rnd })
    if (kind === 'palms') palm(art, { x, y: y + 30, h: rnd.range(200, 320), colour, rnd })
  }
}

function drawScene({ city, hour, backdrop, ground: under, growth: green, landmark }: CityScene) {
  const plan = { ...design(`city ${city}`, { stars: 3, view: backdrop }), hour: hours[hour] }
  const c = picture(plan, camera({ x: 0, y: 0, z: 0 }), [-0.5, 0.6, 0.5], 'city')
  const box = { x0: -20, x1: WIDTH + 20, y0: 0, y1: FOOT }
  drawView({ art: c.art, box, horizon: HORIZON, hour: c.hour, rnd: c.rnd.fork('view') }, backdrop)
  ground(c, under)
  growth(c, green)
  landmark(elevation(c.art, c.hour, { x: WIDTH / 2, y: FOOT + (under === 'water' ? 14 : 26) }))
  return finish(c)
}

/** Draws one picture per city, with its landmark in the middle, so that it fits a wide card or a square. */
export const cityPictures = (): readonly (Drawing & { city: string })[] =>
  scenes.map((scene) => ({ city: scene.city, svg: drawScene(scene), alt: scene.alt }))
