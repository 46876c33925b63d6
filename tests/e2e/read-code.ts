import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/** The text in a QR code as it is drawn on the screen: a screenshot of it, read as a camera would. */
export async function readCode(drawn: Locator): Promise<string> {
  const { data, info } = await sharp(await drawn.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}
