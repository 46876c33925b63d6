import { useEffect, type KeyboardEvent } from 'react'
import { Link } from '#web/lib/navigation/link.tsx'
import { PATHS } from '#web/lib/paths.ts'
import { closeWhenLeft } from '#web/ui/disclosure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PROFILE_LINKS } from './profile-links.ts'
import { sendChosenLanguage } from './send-language.ts'
import * as t from '#words/site-frame.ts'

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/**
 * Shows the guest's own menu on a desktop. It loads on every page after the first script, so it also notices which
 * language the guest chooses.
 */
export default function ProfileMenu() {
  useEffect(sendChosenLanguage, [])
  return (
    // The summary is the control. Its parent listens for the focus leaving the menu, and for Esc inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="relative" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className="nav-item cursor-pointer">
        <Icon name="user" />
        {t.myProfile}
        <Icon name="chevron-down" />
      </summary>
      <div className="profile-menu">
        {PROFILE_LINKS.map(({ label, to, icon }) => (
          <Link key={label} className="nav-item" to={to}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <Link className="nav-item" to={PATHS.logout}>
          <Icon name="log-out" />
          {t.logout}
        </Link>
      </div>
    </details>
  )
}
