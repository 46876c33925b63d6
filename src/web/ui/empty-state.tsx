import type { ReactNode } from 'react'

type EmptyStateProps = {
  title?: ReactNode
  /** a drawing to replace the doorways, with a view box of 200 by 168 */
  drawing?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** 'h1' when the empty state is the whole page */
  heading?: 'h1' | 'h2'
}

/** Three doorways, drawn from token colours. */
const DOORWAYS = (
  <>
    <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    <path d="M24 152V92a24 24 0 0 1 48 0v60z" fill="var(--sunken)" />
    <path d="M128 152V92a24 24 0 0 1 48 0v60z" fill="var(--sunken)" />
    <path d="M72 152V60a28 28 0 0 1 56 0v92z" fill="var(--primary-soft)" />
    <path d="M88 152v-32a12 12 0 0 1 24 0v32z" fill="var(--primary)" />
    <path d="M38 120v-14a8 8 0 0 1 16 0v14zM146 120v-14a8 8 0 0 1 16 0v14z" fill="var(--line-strong)" opacity=".5" />
    <path d="M90 92V76a10 10 0 0 1 20 0v16z" fill="var(--trust)" />
  </>
)

/** Says what an empty list is for, and what to do next. */
export function EmptyState({ title, drawing = DOORWAYS, children, actions, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg className="empty-drawing" viewBox="0 0 200 168" aria-hidden="true">
        {drawing}
      </svg>
      {title && <Heading>{title}</Heading>}
      {children && <p className="soft">{children}</p>}
      {actions}
    </div>
  )
}
