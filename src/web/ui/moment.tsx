import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import './moment.css'

type MomentProps = { icon: IconName; tone?: string; children: ReactNode }

/** One event in an ordered list, such as a booking's history. */
export const Moment = ({ icon, tone = '', children }: MomentProps) => (
  <li className={`moment ${tone}`}>
    <span className="moment-dot">
      <Icon name={icon} />
    </span>
    <div>{children}</div>
  </li>
)
