import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0', 'Edge on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) EdgiOS/142.0 Safari/604.1', 'Edge on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/145.0 Mobile/15E148 Safari/604.1', 'Firefox on iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36 OPR/127.0.0.0', 'Opera on Linux'],
  ['Opera/9.80 (Windows NT 6.1) Version/12.16', 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chromium/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16328.55.0) Chrome/142.0.0.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Mozilla/5.0 (Macintosh) Safari/605.1.15', 'Safari on Mac'],
  ['Mozilla/5.0 (Intel Mac OS X 10_15) Safari/605.1.15', 'Safari on Mac'],
  ['UncleApp/3 (Android 15)', 'Android'],
  ['Firefox/145.0', 'Firefox'],
  [`${'x'.repeat(492)} Chrome/1`, 'Chrome'],
  [`${'x'.repeat(493)} Chrome/1`, undefined],
  ['curl/8.5.0', undefined],
  ['', undefined],
  [`${'x'.repeat(100_000)} Chrome/1 Android`, undefined],
])('a user agent is shown in words: %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
