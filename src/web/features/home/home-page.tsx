import { Suspense } from 'react'
import { FinderForm, useFinder } from '#web/features/search/finder.tsx'
import { DEFAULT_TITLE } from '#words/default-head.ts'
import { StructuredData } from '#web/lib/page-head/structured-data.tsx'
import { PictureSource } from '#web/ui/picture-source.tsx'
import { ServerOnly } from '#web/ui/server-only.tsx'
import type { City } from '#contract/cities.ts'
import { CityTiles } from './city-tiles.tsx'
import type { HomeCity } from './load-home.ts'
import Claims from './claims.server-only.tsx'
import Promises from './promises.server-only.tsx'
import siteGraph from './site-graph.server-only.ts'
import { SlotTimes } from './slot-times.tsx'
import { WellLiked } from './well-liked.tsx'
import * as t from '#words/home.ts'
import { Sentence } from '#web/ui/sentence.tsx'

const loadClaims = () => import('./claims.tsx')
const loadPromises = () => import('./promises.tsx')

const HERO = [352, 704, 1056]
const HERO_SIZES = '(min-width: 62em) 750px, 100vw'
const heroAt = (width: number) => `/pictures/pool/hero-${width}.webp`

type HomePageProps = { city: HomeCity; cities: City[] }

export function HomePage({ city, cities }: HomePageProps) {
  return (
    <main id="main" className="home">
      <Hero key={city.slug} city={city} />
      <ServerOnly load={loadClaims} part={{}}>
        <Claims />
      </ServerOnly>
      {/* Placed below the first screen: each part hydrates by itself, after the search above (decision 0051). */}
      <Suspense>
        <WellLiked city={city} />
        <Suspense>
          <SlotTimes city={city} />
          <CityTiles cities={cities} />
          <ServerOnly load={loadPromises} part={{}}>
            <Promises />
          </ServerOnly>
        </Suspense>
      </Suspense>
      <StructuredData graph={import.meta.env.SSR ? siteGraph() : undefined} />
    </main>
  )
}

function Hero({ city }: { city: HomeCity }) {
  const finder = useFinder(city.finder)
  return (
    <div className="hero">
      <div className="hero-picture">
        <picture>
          <PictureSource url={heroAt(704)} sizes={HERO_SIZES} shown="wide" />
          <img
            src={heroAt(704)}
            srcSet={HERO.map((width) => `${heroAt(width)} ${width}w`).join(', ')}
            sizes={HERO_SIZES}
            alt=""
            width="352"
            height="188"
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className="wrap hero-frame">
        <div className="hero-words">
          <h1>{DEFAULT_TITLE}</h1>
          <p className="lead hero-lead">
            <Sentence text={city.lead} />
          </p>
        </div>
      </div>
      <div className="wrap hero-finder">
        <FinderForm
          className="with-slots"
          finder={finder}
          submitLabel={t.searchHotels}
          lowestPrices={city.lowestPrices}
        />
      </div>
    </div>
  )
}
