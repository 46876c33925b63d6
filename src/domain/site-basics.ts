/** The product's name, defined only here (specification §1). */
export const PRODUCT_NAME = 'Uncle'

type Given = { [Field in keyof typeof SITE_BASICS_DEFAULTS]?: string }

export const SITE_BASICS_DEFAULTS = {
  supportPhone: '1800 000 8625',
  supportPhoneLink: 'tel:18000008625',
  loveForum: 'https://forum.uncle.example',
  /** where 'Hide this page' leads until scripts have loaded: a quick, well-known and inconspicuous page */
  neutralPage: 'https://en.wikipedia.org/wiki/Main_Page',
}

/**
 * The settings that every page's first script requires. They have a separate file, to keep that script small. `site.ts`
 * has the remaining settings and explains where the values come from.
 */
export const SITE_BASICS = { ...SITE_BASICS_DEFAULTS, ...(globalThis as { UNCLE_SITE?: Given }).UNCLE_SITE }
