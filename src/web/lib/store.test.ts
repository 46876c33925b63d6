import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createStore, useStore } from './store.ts'

test('a store returns the served value until another is set', () => {
  const store = createStore('served')
  expect(store.get()).toBe('served')
  store.set('next')
  expect(store.get()).toBe('next')
})

test('a store notifies its listeners of each value until they unsubscribe', () => {
  const store = createStore(0)
  const heard: number[] = []
  const leave = store.subscribe(() => heard.push(store.get()))
  store.set(1)
  store.set(2)
  leave()
  store.set(3)
  expect(heard).toEqual([1, 2])
})

test('a store reads an external value at each get and passes it the last value', () => {
  const store = createStore(0, { read: (last) => last + 1 })
  expect([store.get(), store.get()]).toEqual([1, 2])
  store.set(10)
  expect(store.get()).toBe(11)
})

test('a store connects for its first listener, disconnects after its last, and connects again', () => {
  const disconnect = vi.fn()
  const connect = vi.fn((_changed: () => void) => disconnect)
  const store = createStore(0, { connect })
  const leave = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
  expect(connect).toHaveBeenCalledTimes(1)
  leave[0]?.()
  expect(disconnect).not.toHaveBeenCalled()
  leave[1]?.()
  expect(disconnect).toHaveBeenCalledTimes(1)
  store.subscribe(() => undefined)
  expect(connect).toHaveBeenCalledTimes(2)
})

test('a store notifies its listeners when its external value changes', () => {
  let changed: (() => void) | undefined
  const connect = (tell: () => void) => {
    changed = tell
    return () => undefined
  }
  const listener = vi.fn()
  createStore(0, { connect }).subscribe(listener)
  changed?.()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the server renders a store’s served value, whatever its current value', () => {
  const store = createStore('served')
  store.set('next')
  const Shown = () => `${useStore(store)} ${useStore(store, (value) => value.length)}`
  expect(renderToString(createElement(Shown))).toBe('served 6')
})
