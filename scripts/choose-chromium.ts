/** A place where a Chromium may be. `find` returns programs that exist, and may download one first. */
export type ChromiumSource = { find: () => readonly string[]; isBinding?: boolean }

type Chosen = { path: string } | { obstacle: string }

/**
 * Returns the first Chromium that starts. Sources that download come last, so that nothing is downloaded unnecessarily.
 * If a binding source finds any program, no later source is tried, because the developer asked for that program.
 */
export function chooseChromium(
  sources: readonly ChromiumSource[],
  whyNotStarted: (path: string) => string | undefined,
): Chosen {
  const obstacles: string[] = []
  for (const { find, isBinding = false } of sources) {
    const found = find()
    for (const path of found) {
      const why = whyNotStarted(path)
      if (why === undefined) return { path }
      obstacles.push(`${path} does not start (${why})`)
    }
    if (isBinding && found.length > 0) break
  }
  return { obstacle: sentenceFor(obstacles) }
}

const sentenceFor = (obstacles: readonly string[]): string => {
  const found = obstacles.length === 0 ? 'No Chromium was found and none could be downloaded' : obstacles.join(', ')
  return `${found}: install one with its libraries ("apt-get install chromium-headless-shell" on Debian, "npx playwright install --with-deps chromium" on Ubuntu, Google Chrome on a Mac) or set CHROMIUM_PATH to one that starts.`
}

/**
 * Returns the missing library that Linux's loader names. If none is missing, returns the first line of the program's
 * output.
 */
export const reasonIn = (said: string): string =>
  /error while loading shared libraries: ([^:\s]+)/.exec(said)?.[1]?.concat(' is missing') ??
  said.trim().split('\n')[0] ??
  ''
