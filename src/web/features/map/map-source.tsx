import { Fragment } from 'react'
import type { CityPlan } from '#contract/city-plans.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { ATTRIBUTION_LINKS } from './attribution-links.ts'
import * as t from '#words/map.ts'

/** Names the sources of the map's data, with links to their licences. */
export function MapSource({ plan }: { plan: CityPlan | undefined }) {
  if (PAGES.mapTiles) return <p className="map-source">{PAGES.mapTiles.attribution}</p>
  if (!plan) return <p className="map-source">{t.ourOwnMap}</p>
  return (
    <p className="map-source">
      {plan.attribution.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && ' · '}
          <Attribution line={line} />
        </Fragment>
      ))}
    </p>
  )
}

function Attribution({ line }: { line: string }) {
  const link = ATTRIBUTION_LINKS.find(({ words }) => line.includes(words))
  if (!link) return <span>{line}</span>
  return (
    <a href={link.href} target="_blank" rel="noreferrer">
      {line}
    </a>
  )
}
