import 'reflect-metadata'
import { STATUS_CODES } from 'node:http'
import {
  Body, Catch, Controller, Get, HttpException, Inject, Module, Param, Put, Query, StandardSchemaValidationPipe, UseGuards,
  type ArgumentsHost, type CanActivate, type DynamicModule, type ExceptionFilter, type INestApplication,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { Request, Response } from 'express'
import {
  operations, problemDetailsMediaType, toProblemDetails,
  type IcmpMonitorUpdate, type Issue, type ListErrorGroupsRequest, type Result, type UpdateIcmpMonitorRequest,
} from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

class InvalidRequest extends HttpException {
  constructor(issues: readonly Issue[]) {
    super(toProblemDetails(issues), 422)
  }
}

@Catch()
class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const status = error instanceof HttpException ? error.getStatus() : 500
    // The message of a JSON parser quotes the body, secrets included.
    const problem = error instanceof InvalidRequest ? error.getResponse() : { title: STATUS_CODES[status], status }
    host.switchToHttp().getResponse<Response>().status(status).type(problemDetailsMediaType).send(JSON.stringify(problem))
  }
}

const checkHeaders = (contract: { validate(headers: unknown): Result<unknown> }): CanActivate => ({
  canActivate(context) {
    const result = contract.validate(context.switchToHttp().getRequest<Request>().headers)
    if (!result.valid) throw new InvalidRequest(result.errors)
    return true
  },
})

@Controller('v1')
class MonitorController {
  constructor(@Inject('service') private readonly service: Service) {}

  @UseGuards(checkHeaders(updateIcmpMonitor.headers))
  @Put('checks/icmp/:id')
  update(
    @Param({ schema: updateIcmpMonitor.params }) { id }: UpdateIcmpMonitorRequest['params'],
    @Query({ schema: updateIcmpMonitor.query }) { autoAssignAlerts }: UpdateIcmpMonitorRequest['query'],
    @Body({ schema: updateIcmpMonitor.body }) body: IcmpMonitorUpdate,
  ) {
    return this.service.updateMonitor(id, body, autoAssignAlerts)
  }

  @UseGuards(checkHeaders(listErrorGroups.headers))
  @Get('error-groups')
  list(@Query({ schema: listErrorGroups.query }) { limit, page }: ListErrorGroupsRequest['query']) {
    return this.service.listErrorGroups(limit, page)
  }
}

@Module({ controllers: [MonitorController] })
class MonitorModule {
  static over(service: Service): DynamicModule {
    return { module: MonitorModule, providers: [{ provide: 'service', useValue: service }] }
  }
}

export async function createApp(service: Service): Promise<INestApplication> {
  const app = await NestFactory.create(MonitorModule.over(service), { logger: false })
  app.useGlobalPipes(new StandardSchemaValidationPipe({ exceptionFactory: (issues) => new InvalidRequest(issues as Issue[]) }))
  app.useGlobalFilters(new ProblemFilter())
  return app
}
