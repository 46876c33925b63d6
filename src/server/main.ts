import './site-from-environment.ts'
import { serveSite } from './serve-site.ts'

await serveSite()
