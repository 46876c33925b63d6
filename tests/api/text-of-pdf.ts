import { inflateSync } from 'node:zlib'

/**
 * Extracts a PDF's text: inflates its streams and joins its hexadecimal strings. One stream in 256 ends with a carriage
 * return of its own.
 */
export function textOfPdf(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
    Buffer.from(body, 'latin1'),
  )
  const shown = streams.flatMap((stream) => {
    try {
      return [inflateSync(stream).toString('latin1')]
    } catch {
      return []
    }
  })
  return shown
    .flatMap((content) => [...content.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n')
}
