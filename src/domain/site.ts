/** The product's name, in one place (specification §1). */
export const PRODUCT_NAME = 'Uncle'

/** How guests reach us: invented, plausible, never a real company's. */
export const SITE = {
  supportPhone: '1800 000 8625',
  supportPhoneLink: 'tel:18000008625',
  careEmail: 'care@uncle.example',
  address: 'Second floor, 14 Lavender Lane, Koramangala 5th Block, Bengaluru 560095',
  instagram: 'https://instagram.example/uncle.stays',
  facebook: 'https://facebook.example/uncle.stays',
  youtube: 'https://youtube.example/uncle.stays',
  blog: 'https://blog.uncle.example',
  loveForum: 'https://forum.uncle.example',
  androidApp: 'https://play.example/store/apps/details?id=in.uncle',
  iosApp: 'https://apps.example/in/app/uncle/id1000000001',
} as const
