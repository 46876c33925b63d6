import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from './load-part.ts'

/**
 * The server always renders the part. So does the browser in `npm run dev`, so that the part updates while somebody
 * edits it.
 */
const IS_RENDERED_HERE = import.meta.env.SSR || import.meta.env.DEV

const KEPT = { __html: '' }

type ServerOnlyProps<Props extends object> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  part: Props
  /** the part as the server renders it; its file ends in `.server-only.tsx` and is empty in the browser's build */
  children: ReactNode
}

/**
 * A static part: the browser keeps the server's HTML, so that it needs no script (decision 0020). The part loads only
 * if it did not come with the document, because the browser rendered the page.
 */
export function ServerOnly<Props extends object>({ load, part, children }: ServerOnlyProps<Props>) {
  const frame = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (IS_RENDERED_HERE || frame.current?.hasChildNodes()) return
    load().then(
      ({ default: loaded }) => setPart(() => loaded),
      () => undefined, // offline: the page works without it
    )
  }, [load])
  if (IS_RENDERED_HERE) return <div className="contents">{children}</div>
  if (Part) return <Part {...part} />
  return <div ref={frame} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
}

type HydrateOnPressProps<Props extends object> = ServerOnlyProps<Props> & {
  /** the start of the sentence about a script that failed to load */
  name: string
  /** called once; returns whether this visitor needs the script without a press */
  wakes?: () => boolean
}

/** A server-only part with buttons. The first press on a button loads the part's script, and then repeats the press. */
export function HydrateOnPress<Props extends object>({ name, wakes, ...still }: HydrateOnPressProps<Props>) {
  const { load } = still
  const frame = useRef<HTMLDivElement>(null)
  const [Awake, setAwake] = useState<ComponentType<Props>>()
  const buttons = () => [...(frame.current?.querySelectorAll('button') ?? [])]
  const wake = async (index: number): Promise<void> => {
    const loaded = await loadPart(load, { name, again: () => void wake(index) })
    if (!loaded) return
    flushSync(() => setAwake(() => loaded))
    buttons()[index]?.focus({ preventScroll: true })
    buttons()[index]?.click()
  }
  const wakeByPress = useEffectEvent((event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    if (!IS_RENDERED_HERE && pressed && !Awake) void wake(buttons().indexOf(pressed))
  })
  const wakesByItself = useEffectEvent(() => !IS_RENDERED_HERE && wakes?.())
  useEffect(() => {
    if (!wakesByItself()) return
    load().then(
      ({ default: loaded }) => setAwake(() => loaded),
      () => undefined, // offline: it stays inactive
    )
  }, [load])
  // The served buttons are not React elements, so the frame handles their presses.
  useEffect(() => {
    const around = frame.current
    const hear = (event: MouseEvent) => wakeByPress(event)
    around?.addEventListener('click', hear)
    return () => around?.removeEventListener('click', hear)
  }, [])
  return (
    <div ref={frame} className="contents">
      {Awake ? <Awake {...still.part} /> : <ServerOnly {...still} />}
    </div>
  )
}
