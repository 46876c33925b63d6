/** The product's name, in one place (specification §1). */
export const PRODUCT_NAME = 'Uncle'

type Given = { [Field in keyof typeof SITE_BASICS_DEFAULTS]?: string }

export const SITE_BASICS_DEFAULTS = {
  supportPhone: '1800 000 8625',
  supportPhoneLink: 'tel:18000008625',
  loveForum: 'https://forum.uncle.example',
  /** where 'Hide this page' leads until scripts come: quick, known to everybody, and about nothing */
  neutralPage: 'https://en.wikipedia.org/wiki/Main_Page',
}

/** What every page's first script needs of the site; `site.ts` has the rest and says where values come from. */
export const SITE_BASICS = { ...SITE_BASICS_DEFAULTS, ...(globalThis as { UNCLE_SITE?: Given }).UNCLE_SITE }
