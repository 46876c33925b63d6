import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { PATHS, searchPath } from '#web/lib/paths.ts'
import { absolute } from '#web/lib/page-head/site-origin.ts'
import { graphOf, type Graph, type Thing } from '#web/lib/page-head/structured-data.tsx'
import * as language from '#words/language.ts'

const searchOfCity = (): Thing => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(searchPath(''))}?city={city}` },
  'query-input': 'required name=city',
})

/** Describes who runs the site and how to search it, as structured data. */
export function siteGraph(): Graph {
  const home = absolute(PATHS.home)
  const organization = `${home}#organization`
  return graphOf(
    {
      '@type': 'Organization',
      '@id': organization,
      name: PRODUCT_NAME,
      legalName: SITE.legalName,
      url: home,
      logo: absolute('/icon-512.png'),
      address: SITE.address,
      sameAs: [SITE.instagram, SITE.facebook, SITE.youtube],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: SITE.supportPhoneLink.replace('tel:', ''),
        email: SITE.careEmail,
        areaServed: 'IN',
      },
    },
    {
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      url: home,
      inLanguage: language.tag,
      publisher: { '@id': organization },
      potentialAction: searchOfCity(),
    },
  )
}
