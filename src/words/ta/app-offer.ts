import { PRODUCT_NAME } from '#domain/site.ts'

export const APP_OFFER = `${PRODUCT_NAME}-இன் சிறந்தது, எங்கே போனாலும். உறுத்தாது.`
