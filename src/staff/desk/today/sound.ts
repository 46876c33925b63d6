import { createStore, useStore } from '#web/lib/store.ts'

const KEY = 'desk-sound'

function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

const sound = createStore(true, { read: isSoundOn })

export function enableSound(choice: 'on' | 'off'): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // There is no storage, so the sound will be on again next time.
  }
  sound.set(choice === 'on')
}

/** Whether this device makes a sound for new bookings. */
export const useSound = (): boolean => useStore(sound)

const TONES = [659, 880] as const
const TONE_SECONDS = 0.16
const LOUDNESS = 0.08

/** Plays two quiet tones. Browsers allow sound only after the first press on the page. */
export function playNewBooking(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  for (const [place, frequency] of TONES.entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    const start = context.currentTime + place * TONE_SECONDS
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    volume.gain.linearRampToValueAtTime(0, start + TONE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + TONE_SECONDS)
    if (place === TONES.length - 1) tone.addEventListener('ended', () => void context.close())
  }
}
