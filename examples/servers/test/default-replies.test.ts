// Tests what the guide says about the error replies that frameworks write by default: they contain parts of the request.
import 'reflect-metadata'
import { createAdaptorServer } from '@hono/node-server'
import { sValidator } from '@hono/standard-validator'
import { Controller, Module, Put } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import express from 'express'
import Fastify from 'fastify'
import { Hono } from 'hono'
import type { Server } from 'node:http'
import { operations } from 'monitor-contract'
import { afterAll, expect, it } from 'vitest'
import { listening, type Running } from './start.ts'

const { route, headers, body } = operations.updateIcmpMonitor

@Controller()
class Accepting {
  @Put(route)
  accept() {}
}

@Module({ controllers: [Accepting] })
class AcceptingModule {}

const nest = await NestFactory.create(AcceptingModule, { logger: false })
await nest.listen(0, '127.0.0.1')

const fastify = Fastify()
fastify.put(route, () => ({}))

const hono = new Hono().put(route, sValidator('json', body), sValidator('header', headers))

const running: Readonly<Record<string, Running>> = {
  Express: await listening(express().put(route, express.json()).listen(0, '127.0.0.1')),
  Fastify: { url: await fastify.listen({ port: 0 }), close: () => fastify.close() },
  Hono: await listening(createAdaptorServer(hono) as Server),
  NestJS: { url: await nest.getUrl(), close: () => nest.close() },
}

afterAll(() => Promise.all(Object.values(running).map((server) => server.close())))

interface Changes {
  readonly path?: string
  readonly sent?: string
  readonly authorization?: string
}

const malformedPath = '/v1/checks/icmp/%zz-secret'
const malformedBody = 'secret'
const invalidBody = '{"environmentVariables":[{"key":"TOKEN","value":"secret","secret":true}]}'
const validBody = '{"heartbeat":{},"script":""}'

it.each<readonly [name: string, what: string, changes: Changes]>([
  ['Express', 'a malformed path', { path: malformedPath }],
  ['Express', 'malformed JSON', { sent: malformedBody }],
  ['Fastify', 'a malformed path', { path: malformedPath }],
  ['Fastify', 'the query of an unknown path', { path: '/?key=secret' }],
  ['Hono', 'an invalid body', { sent: invalidBody }],
  ['Hono', 'the headers beside an invalid one', { sent: validBody, authorization: 'Basic secret' }],
  ['NestJS', 'a malformed path', { path: malformedPath }],
  ['NestJS', 'malformed JSON', { sent: malformedBody }],
  ['NestJS', 'the query of an unknown path', { path: '/?key=secret' }],
])(
  '%s repeats %s by default',
  async (name, _what, { path = '/v1/checks/icmp/id', sent = validBody, authorization = 'Bearer key' }) => {
    const response = await fetch(`${running[name]?.url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization },
      body: sent,
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).toContain('secret')
  },
)
