-- Tries are counted in Redis and in the process, never in the database (docs/decisions/0006-limits.md): nothing wrote here.

drop table rate_limits;
