import 'reflect-metadata'
import { STATUS_CODES } from 'node:http'
import {
  Body,
  Catch,
  Controller,
  Get,
  HttpException,
  Inject,
  Module,
  Param,
  Put,
  Query,
  UnprocessableEntityException,
  UseGuards,
  type ArgumentsHost,
  type CanActivate,
  type DynamicModule,
  type ExceptionFilter,
  type PipeTransform,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { Request, Response } from 'express'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type IcmpMonitorUpdate,
  type Issue,
  type ListErrorGroupsRequest,
  type Result,
  type UpdateIcmpMonitorRequest,
} from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const invalid = (part: string, issues: readonly Issue[]) =>
  new UnprocessableEntityException(toProblemDetails(prefixIssues(part, issues)))

@Catch()
class ProblemFilter implements ExceptionFilter {
  catch(error: { statusCode?: number }, host: ArgumentsHost): void {
    // Errors of the body parser have a status code.
    const { statusCode = 500 } = error
    const status = error instanceof HttpException ? error.getStatus() : statusCode
    const problem =
      error instanceof UnprocessableEntityException
        ? error.getResponse()
        : toProblemDetails([], { status, title: STATUS_CODES[status] })
    host.switchToHttp().getResponse<Response>().status(status).type(problemDetailsMediaType).json(problem)
  }
}

interface Contract {
  validate(value: unknown): Result<unknown>
}

function parsed(part: string, contract: Contract, value: unknown) {
  const result = contract.validate(value)
  if (!result.valid) throw invalid(part, result.errors)
  return result.value
}

const checked = (part: string, contract: Contract): PipeTransform => ({
  transform: (value) => parsed(part, contract, value),
})

// Checks the headers in a guard, because pipes do not receive them.
const checkHeaders = (contract: Contract): CanActivate => ({
  canActivate(context) {
    const { headers } = context.switchToHttp().getRequest<Request>()
    parsed('headers', contract, headers)
    return true
  },
})

@Controller('v1')
class MonitorController {
  constructor(@Inject('service') private readonly service: Service) {}

  @UseGuards(checkHeaders(updateIcmpMonitor.headers))
  @Put('checks/icmp/:id')
  async update(
    @Param(checked('params', updateIcmpMonitor.params))
    { id }: UpdateIcmpMonitorRequest['params'],
    @Query(checked('query', updateIcmpMonitor.query))
    { autoAssignAlerts }: UpdateIcmpMonitorRequest['query'],
    @Body(checked('body', updateIcmpMonitor.body))
    body: IcmpMonitorUpdate,
  ) {
    // The pipes do not know the stored monitor.
    const baseline = (await this.service.storedMonitor(id)) ?? {}
    parsed('body', updateIcmpMonitor.body.with({ baseline }), body)
    return this.service.updateMonitor(id, body, autoAssignAlerts)
  }

  @UseGuards(checkHeaders(listErrorGroups.headers))
  @Get('error-groups')
  list(
    @Query(checked('query', listErrorGroups.query))
    { limit, page }: ListErrorGroupsRequest['query'],
  ) {
    return this.service.listErrorGroups(limit, page)
  }
}

@Module({ controllers: [MonitorController] })
class MonitorModule {
  static register(service: Service): DynamicModule {
    return { module: MonitorModule, providers: [{ provide: 'service', useValue: service }] }
  }
}

export async function createApp(service: Service): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(MonitorModule.register(service), { logger: false })
  // Not strict, so that the contract reports a body that is not an object.
  app.useBodyParser('json', { strict: false })
  app.useGlobalFilters(new ProblemFilter())
  return app
}
