import { useEffect, useState, type SubmitEvent } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice } from './office-context.ts'
import { listenForKeys } from './typed-ahead.ts'
import './find-bar.css'
import * as t from '#words/office/frame.ts'

/**
 * Shows the bar's search field and the button of the palette. On a phone, shows a link to Find instead. On the Find
 * page, the page's own field is the only one.
 */
export function FindBar() {
  const navigate = useNavigate()
  const { openPalette } = useOffice()
  const isAtFind = useLocation().pathname === OFFICE.find
  useEffect(
    () => listenForKeys({ find: () => void navigate(OFFICE.find), palette: openPalette }),
    [navigate, openPalette],
  )
  return (
    <>
      {!isAtFind && <FindField />}
      <button type="button" className="palette-button" aria-keyshortcuts="Control+K" onClick={openPalette}>
        {t.palette}
        <kbd>{t.paletteKeys}</kbd>
      </button>
    </>
  )
}

function FindField() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim()) void navigate(OFFICE.found(typed.trim()))
  }
  return (
    <search className="office-find">
      <form onSubmit={submit}>
        <label>
          <Icon name="search" />
          <span className="visually-hidden">{t.findHint}</span>
          <input
            type="search"
            placeholder={t.findHint}
            value={typed}
            maxLength={120}
            autoComplete="off"
            aria-keyshortcuts="/"
            onChange={({ target }) => setTyped(target.value)}
          />
          <kbd aria-hidden="true">/</kbd>
        </label>
      </form>
    </search>
  )
}

/** Shows a magnifying glass that opens Find on a phone, where the search field has no room. */
export const FindLink = () => (
  <Link className="icon-button lg:hidden" to={OFFICE.find} aria-label={t.find}>
    <Icon name="search" />
  </Link>
)
