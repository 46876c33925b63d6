import type { Browser, Page } from '@playwright/test'
import { atDesk, type Who } from './desk-steps.ts'

/** Opens a browser as a phone at the demo hotel's desk, signed in through the calls. */
export async function deskPhone(browser: Browser, origin: string, who: Who = 'desk'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
  })
  await atDesk(context.request, who)
  return context.newPage()
}

/**
 * Shows a picture to this page's camera. The test browser has neither a camera nor a QR reader of its own, so the
 * library reads the code, as on a phone without a reader.
 */
export async function holdBeforeCamera(page: Page, picture: Buffer): Promise<void> {
  await page.addInitScript(
    (address) => {
      const show = async () => {
        const image = new Image()
        image.src = address
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = 1280
        canvas.height = 720
        const context = canvas.getContext('2d')
        const draw = () => {
          if (!context) return
          context.fillStyle = '#3a2933'
          context.fillRect(0, 0, canvas.width, canvas.height)
          context.drawImage(image, 400, 120, 480, 480)
        }
        draw()
        setInterval(draw, 50)
        return canvas.captureStream(20)
      }
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: show }, configurable: true })
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}
