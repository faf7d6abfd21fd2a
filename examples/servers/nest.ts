import 'reflect-metadata'
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
  StandardSchemaValidationPipe,
  UnprocessableEntityException,
  UseGuards,
  type ArgumentsHost,
  type CanActivate,
  type DynamicModule,
  type ExceptionFilter,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { StandardSchemaV1 } from '@standard-schema/spec'
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
  new UnprocessableEntityException(
    toProblemDetails(prefixIssues(part, issues)),
  )

@Catch()
class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const status =
      error instanceof HttpException ? error.getStatus() : 500
    const problem =
      error instanceof UnprocessableEntityException
        ? error.getResponse()
        : toProblemDetails([], { status })
    host
      .switchToHttp()
      .getResponse<Response>()
      .status(status)
      .type(problemDetailsMediaType)
      .json(problem)
  }
}

const checked = (part: string, schema: StandardSchemaV1) => ({
  schema,
  pipes: [
    new StandardSchemaValidationPipe({
      exceptionFactory: (issues) => invalid(part, issues as Issue[]),
    }),
  ],
})

// Checks the headers in a guard, because pipes do not receive them.
const checkHeaders = (contract: {
  validate(headers: unknown): Result<unknown>
}): CanActivate => ({
  canActivate(context) {
    const result = contract.validate(
      context.switchToHttp().getRequest<Request>().headers,
    )
    if (!result.valid) throw invalid('headers', result.errors)
    return true
  },
})

@Controller('v1')
class MonitorController {
  constructor(@Inject('service') private readonly service: Service) {}

  @UseGuards(checkHeaders(updateIcmpMonitor.headers))
  @Put('checks/icmp/:id')
  update(
    @Param(checked('params', updateIcmpMonitor.params))
    { id }: UpdateIcmpMonitorRequest['params'],
    @Query(checked('query', updateIcmpMonitor.query))
    { autoAssignAlerts }: UpdateIcmpMonitorRequest['query'],
    @Body(checked('body', updateIcmpMonitor.body))
    body: IcmpMonitorUpdate,
  ) {
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
    return {
      module: MonitorModule,
      providers: [{ provide: 'service', useValue: service }],
    }
  }
}

export async function createApp(
  service: Service,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    MonitorModule.register(service),
    { logger: false },
  )
  // Not strict, so that the contract reports a body that is not an object.
  app.useBodyParser('json', { strict: false })
  app.useGlobalFilters(new ProblemFilter())
  return app
}
