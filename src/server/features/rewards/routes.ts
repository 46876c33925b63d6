import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

export function rewardRoutes(_app: FastifyInstance, _services: Services): void {}
