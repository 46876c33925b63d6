import { useId, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'

type ConfirmHeadProps = { title: string; icon: IconName; mark?: 'done' | 'wait'; lead?: ReactNode }

/**
 * Shows the doorway drawing and the heading, which takes the focus so that screen readers first announce what happened.
 */
export function ConfirmHead({ title, icon, mark = 'done', lead }: ConfirmHeadProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const id = useId()
  return (
    <div className="outcome-head">
      <span className={`outcome-mark ${mark}`}>
        <Icon name={icon} className="icon-large" />
      </span>
      <div>
        <h1 tabIndex={-1} ref={heading} aria-describedby={lead ? id : undefined}>
          {title}
        </h1>
        {lead && (
          <p className="lead" id={id}>
            {lead}
          </p>
        )}
      </div>
    </div>
  )
}

export function ConfirmFrame({ children, ...head }: ConfirmHeadProps & { children: ReactNode }) {
  return (
    <main id="main" className="wrap outcome">
      <ConfirmHead {...head} />
      {children}
    </main>
  )
}
