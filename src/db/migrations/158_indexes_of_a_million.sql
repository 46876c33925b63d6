-- Jobs that delete old rows find them without reading whole tables.
create index analytics_events_by_time on analytics_events (at);
create index webhook_events_processed on webhook_events (processed_at) where processed_at is not null;
