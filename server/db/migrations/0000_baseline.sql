-- The tables, indexes, triggers and views that the site begins with. What a table is for stands in server/db/schema, the
-- functions in server/db/functions: docs/decisions/one-file-a-function.md.

CREATE TABLE member (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  nickname text NOT NULL,
  password_hash text NOT NULL,
  level smallint DEFAULT 1 NOT NULL,
  type smallint DEFAULT 1 NOT NULL,
  role smallint DEFAULT 1 NOT NULL,
  withdrawal_type smallint DEFAULT 1 NOT NULL,
  tendency text[] DEFAULT '{}' NOT NULL,
  recommender_id text,
  demo boolean DEFAULT false NOT NULL,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  disabled_reason text,
  code text DEFAULT new_recommender_code() NOT NULL,
  phone text,
  join_state text DEFAULT 'approved' NOT NULL,
  join_reason text,
  join_decided_by text,
  join_decided_at timestamptz,
  CONSTRAINT member_user_id_unique UNIQUE (user_id),
  CONSTRAINT member_code_unique UNIQUE (code),
  CONSTRAINT member_join_state CHECK (join_state in ('approved', 'waiting', 'refused')),
  CONSTRAINT member_recommender_id_member_id_fk FOREIGN KEY (recommender_id) REFERENCES member (id),
  CONSTRAINT member_join_decided_by_member_id_fk FOREIGN KEY (join_decided_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX member_user_id_folded ON member (lower(user_id));
--> statement-breakpoint
CREATE INDEX member_recommender ON member (recommender_id, created_at);
--> statement-breakpoint
CREATE INDEX member_join_waiting ON member (created_at) WHERE join_state = 'waiting';
--> statement-breakpoint
CREATE TRIGGER member_phone_trace AFTER INSERT OR UPDATE OF phone ON member
  FOR EACH ROW WHEN (NEW.phone IS NOT NULL) EXECUTE FUNCTION trace_phone();
--> statement-breakpoint
CREATE TABLE level_change (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  "from" smallint NOT NULL,
  "to" smallint NOT NULL,
  reason text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT level_change_moves CHECK ("from" <> "to"),
  CONSTRAINT level_change_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT level_change_by_member_id_fk FOREIGN KEY (by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX level_change_member ON level_change (member_id, id);
--> statement-breakpoint
CREATE TRIGGER level_change_append_only BEFORE UPDATE OR DELETE ON level_change FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text,
  id text DEFAULT gen_random_uuid()::text NOT NULL,
  user_agent text DEFAULT '' NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT session_id_unique UNIQUE (id),
  CONSTRAINT session_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX session_member ON session (member_id);
--> statement-breakpoint
CREATE TABLE blocked_address (
  address text PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE attempt (
  id bigserial PRIMARY KEY,
  counter text NOT NULL,
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX attempt_counter ON attempt (counter, at);
--> statement-breakpoint
CREATE INDEX attempt_at ON attempt (at);
--> statement-breakpoint
CREATE TABLE setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE popup (
  id text PRIMARY KEY,
  title text NOT NULL,
  contents text NOT NULL,
  width integer NOT NULL,
  pc_left_location integer NOT NULL,
  pc_top_location integer NOT NULL,
  popup_flg boolean DEFAULT true NOT NULL,
  "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE message (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT message_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX message_member ON message (member_id, sent_at);
--> statement-breakpoint
CREATE TABLE member_trace (
  member_id text NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT member_trace_kind_value_member_id_pk PRIMARY KEY (kind, value, member_id),
  CONSTRAINT member_trace_kind CHECK (kind in ('phone', 'bank', 'address', 'device')),
  CONSTRAINT member_trace_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX member_trace_member ON member_trace (member_id);
--> statement-breakpoint
CREATE TRIGGER member_trace_append_only BEFORE UPDATE OR DELETE ON member_trace FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE shared_trace (
  kind text NOT NULL,
  value text NOT NULL,
  members integer NOT NULL,
  since timestamptz NOT NULL,
  grown_at timestamptz NOT NULL,
  checked_members integer DEFAULT 0 NOT NULL,
  checked_by text,
  checked_at timestamptz,
  note text,
  CONSTRAINT shared_trace_kind_value_pk PRIMARY KEY (kind, value),
  CONSTRAINT shared_trace_members CHECK (members > 1 and checked_members between 0 and members),
  CONSTRAINT shared_trace_checked_by_member_id_fk FOREIGN KEY (checked_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX shared_trace_grown ON shared_trace (grown_at);
--> statement-breakpoint
CREATE TABLE contact_change (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  phone text,
  bank text,
  number text,
  holder text,
  password_hash text,
  reason text,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  CONSTRAINT contact_change_kind CHECK (case kind
        when 'phone' then phone is not null and num_nonnulls(bank, number, holder) = 0
        when 'bank' then phone is null and num_nonnulls(bank, number, holder) = 3
        else false end),
  CONSTRAINT contact_change_state CHECK (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  CONSTRAINT contact_change_secret CHECK ((password_hash is not null) = (kind = 'bank' and state = 'waiting')),
  CONSTRAINT contact_change_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT contact_change_decided_by_member_id_fk FOREIGN KEY (decided_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX contact_change_member ON contact_change (member_id, kind, asked_at);
--> statement-breakpoint
CREATE UNIQUE INDEX contact_change_one_waiting ON contact_change (member_id, kind) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX contact_change_state_asked ON contact_change (state, asked_at);
--> statement-breakpoint
CREATE TABLE fixture (
  id text PRIMARY KEY,
  feed text NOT NULL,
  feed_key text NOT NULL,
  sport_id text NOT NULL,
  league_name text NOT NULL,
  home_name text NOT NULL,
  away_name text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text DEFAULT 'scheduled' NOT NULL,
  home_score integer,
  away_score integer,
  clock text,
  proto_round integer,
  proto_number integer,
  top boolean DEFAULT false NOT NULL,
  feed_state jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX fixture_feed_key ON fixture (feed, feed_key);
--> statement-breakpoint
CREATE INDEX fixture_status_starts ON fixture (status, starts_at);
--> statement-breakpoint
CREATE INDEX fixture_sport ON fixture (sport_id, starts_at);
--> statement-breakpoint
CREATE TABLE fixture_board (
  fixture_id text PRIMARY KEY,
  board jsonb NOT NULL,
  CONSTRAINT fixture_board_fixture_id_fixture_id_fk FOREIGN KEY (fixture_id) REFERENCES fixture (id)
);
--> statement-breakpoint
CREATE TABLE market (
  id text PRIMARY KEY,
  fixture_id text NOT NULL,
  market_name text NOT NULL,
  family text NOT NULL,
  period text NOT NULL,
  line double precision,
  status text DEFAULT 'open' NOT NULL,
  phase text DEFAULT 'prematch' NOT NULL,
  main boolean DEFAULT true NOT NULL,
  bonus_legs smallint,
  "position" smallint DEFAULT 0 NOT NULL,
  kind text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  wanted text DEFAULT 'open' NOT NULL,
  delay_ms integer,
  status_version integer DEFAULT 1 NOT NULL,
  stop_version integer DEFAULT 0 NOT NULL,
  CONSTRAINT market_wanted CHECK (wanted in ('open', 'suspended')),
  CONSTRAINT market_status CHECK (status in ('inactive', 'open', 'suspended', 'handed_over', 'closed', 'settled', 'void')),
  CONSTRAINT market_phase CHECK (phase in ('prematch', 'live', 'proto', 'bonus')),
  CONSTRAINT market_fixture_id_fixture_id_fk FOREIGN KEY (fixture_id) REFERENCES fixture (id)
);
--> statement-breakpoint
CREATE INDEX market_fixture ON market (fixture_id);
--> statement-breakpoint
CREATE TRIGGER market_status_version BEFORE UPDATE OF status ON market FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_status_version();
--> statement-breakpoint
CREATE TRIGGER market_stays BEFORE UPDATE OF kind, period, line, fixture_id ON market FOR EACH ROW
  WHEN ((OLD.kind, OLD.period, OLD.line, OLD.fixture_id) IS DISTINCT FROM (NEW.kind, NEW.period, NEW.line, NEW.fixture_id))
  EXECUTE FUNCTION refuse_other_market();
--> statement-breakpoint
CREATE TABLE selection (
  id text PRIMARY KEY,
  market_id text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  status text DEFAULT 'open' NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  CONSTRAINT selection_price CHECK (price >= 100),
  CONSTRAINT selection_market_id_market_id_fk FOREIGN KEY (market_id) REFERENCES market (id)
);
--> statement-breakpoint
CREATE INDEX selection_market ON selection (market_id);
--> statement-breakpoint
CREATE TABLE fixture_result (
  fixture_id text NOT NULL,
  revision integer NOT NULL,
  home integer,
  away integer,
  home_half integer,
  away_half integer,
  void boolean DEFAULT false NOT NULL,
  source text NOT NULL,
  at timestamptz NOT NULL,
  periods jsonb,
  CONSTRAINT fixture_result_fixture_id_revision_pk PRIMARY KEY (fixture_id, revision),
  CONSTRAINT fixture_result_fixture_id_fixture_id_fk FOREIGN KEY (fixture_id) REFERENCES fixture (id)
);
--> statement-breakpoint
CREATE TRIGGER fixture_result_append_only BEFORE UPDATE OR DELETE ON fixture_result FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE market_hold (
  scope text NOT NULL,
  key text NOT NULL,
  reason text NOT NULL,
  by text,
  at timestamptz NOT NULL,
  CONSTRAINT market_hold_scope_key_pk PRIMARY KEY (scope, key),
  CONSTRAINT market_hold_scope CHECK (scope in ('all', 'sport', 'fixture', 'market', 'feed'))
);
--> statement-breakpoint
CREATE TABLE in_play_setting (
  scope text NOT NULL,
  key text NOT NULL,
  delay_ms integer,
  margin integer,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT in_play_setting_scope_key_pk PRIMARY KEY (scope, key),
  CONSTRAINT in_play_setting_scope CHECK (scope in ('all', 'sport', 'league')),
  CONSTRAINT in_play_setting_delay CHECK (delay_ms between 0 and 60000),
  CONSTRAINT in_play_setting_margin CHECK (margin between 100 and 3000)
);
--> statement-breakpoint
CREATE TABLE bet_cancellation (
  id text PRIMARY KEY,
  fixture_id text NOT NULL,
  market_id text,
  "from" timestamptz NOT NULL,
  "to" timestamptz NOT NULL,
  reason text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  bets integer DEFAULT 0 NOT NULL,
  paid bigint DEFAULT 0 NOT NULL,
  taken_back bigint DEFAULT 0 NOT NULL,
  CONSTRAINT bet_cancellation_span CHECK ("from" < "to"),
  CONSTRAINT bet_cancellation_fixture_id_fixture_id_fk FOREIGN KEY (fixture_id) REFERENCES fixture (id),
  CONSTRAINT bet_cancellation_market_id_market_id_fk FOREIGN KEY (market_id) REFERENCES market (id)
);
--> statement-breakpoint
CREATE INDEX bet_cancellation_fixture ON bet_cancellation (fixture_id);
--> statement-breakpoint
CREATE TRIGGER bet_cancellation_append_only BEFORE UPDATE OR DELETE ON bet_cancellation FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE live_action (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL,
  by text NOT NULL,
  action text NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  reason text NOT NULL,
  counts jsonb NOT NULL,
  CONSTRAINT live_action_action CHECK (action in ('hold', 'lift', 'setting', 'cancellation'))
);
--> statement-breakpoint
CREATE TRIGGER live_action_append_only BEFORE UPDATE OR DELETE ON live_action FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE account (
  id text PRIMARY KEY,
  kind text NOT NULL,
  member_id text,
  currency text NOT NULL,
  normal text NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  CONSTRAINT account_never_below_zero CHECK (balance >= 0),
  CONSTRAINT account_normal CHECK (normal in ('credit', 'debit')),
  CONSTRAINT account_currency CHECK (currency in ('won', 'point')),
  CONSTRAINT account_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX account_member ON account (member_id);
--> statement-breakpoint
CREATE TRIGGER balance_only_by_entry BEFORE INSERT OR UPDATE ON account FOR EACH ROW EXECUTE FUNCTION balance_only_by_entry();
--> statement-breakpoint
CREATE TABLE posting (
  id bigserial PRIMARY KEY,
  kind text NOT NULL,
  ref text,
  unique_key text,
  at timestamptz NOT NULL,
  note text,
  CONSTRAINT posting_unique_key_unique UNIQUE (unique_key)
);
--> statement-breakpoint
CREATE INDEX posting_ref ON posting (ref);
--> statement-breakpoint
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION posting_balances();
--> statement-breakpoint
CREATE TABLE entry (
  id bigserial PRIMARY KEY,
  posting_id bigint NOT NULL,
  account_id text NOT NULL,
  amount bigint NOT NULL,
  balance bigint NOT NULL,
  kind text,
  at timestamptz,
  CONSTRAINT entry_moves CHECK (amount <> 0),
  CONSTRAINT entry_balance_never_below_zero CHECK (balance >= 0),
  CONSTRAINT entry_posting_id_posting_id_fk FOREIGN KEY (posting_id) REFERENCES posting (id),
  CONSTRAINT entry_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES account (id)
);
--> statement-breakpoint
CREATE INDEX entry_account ON entry (account_id, id);
--> statement-breakpoint
CREATE INDEX entry_posting ON entry (posting_id);
--> statement-breakpoint
CREATE INDEX entry_listed ON entry (account_id, at, id) WHERE at is not null;
--> statement-breakpoint
CREATE INDEX entry_kind ON entry (account_id, kind, at, id) WHERE at is not null;
--> statement-breakpoint
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_balance AFTER INSERT ON entry REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION entries_balance();
--> statement-breakpoint
CREATE TABLE bet_limit (
  level smallint PRIMARY KEY,
  min_stake bigint NOT NULL,
  max_stake bigint NOT NULL,
  stake_step bigint NOT NULL,
  max_legs smallint NOT NULL,
  max_price integer NOT NULL,
  max_payout bigint NOT NULL,
  max_selection_stake bigint NOT NULL,
  max_fixture_stake bigint NOT NULL,
  CONSTRAINT bet_limit_sound CHECK (stake_step > 0 and min_stake > 0 and min_stake <= max_stake and max_legs > 0
        and max_price >= 100 and max_payout > 0
        and min_stake <= max_selection_stake and max_selection_stake <= max_fixture_stake)
);
--> statement-breakpoint
CREATE TABLE bet (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  game_type smallint NOT NULL,
  status smallint DEFAULT 0 NOT NULL,
  acceptance text DEFAULT 'accepted' NOT NULL,
  refusal text,
  accept text DEFAULT 'none' NOT NULL,
  stake bigint NOT NULL,
  price integer NOT NULL,
  payout bigint NOT NULL,
  paid bigint DEFAULT 0 NOT NULL,
  settlements integer DEFAULT 0 NOT NULL,
  placed_at timestamptz NOT NULL,
  decide_at timestamptz,
  settled_at timestamptz,
  game_list smallint GENERATED ALWAYS AS (case when game_type between 1 and 4 then game_type else 0 end) STORED,
  combinations jsonb DEFAULT '{}'::jsonb NOT NULL,
  cashed_stake bigint DEFAULT 0 NOT NULL,
  cashed_paid bigint DEFAULT 0 NOT NULL,
  counted_price integer,
  at_risk bigint GENERATED ALWAYS AS (case when status in (1, 2) and acceptance = 'accepted' then stake - cashed_stake else 0 end) STORED NOT NULL,
  risk_paid bigint GENERATED ALWAYS AS (case when status in (1, 2) and acceptance = 'accepted' then paid - cashed_paid else 0 end) STORED NOT NULL,
  wagered bigint GENERATED ALWAYS AS (case when status in (1, 2) and acceptance = 'accepted' and coalesce(counted_price, 130) >= 130 then stake - cashed_stake else 0 end) STORED NOT NULL,
  CONSTRAINT bet_stake CHECK (stake > 0),
  CONSTRAINT bet_cashed CHECK (cashed_stake between 0 and stake and cashed_paid >= 0),
  CONSTRAINT bet_status CHECK (status in (-1, 0, 1, 2, 3)),
  CONSTRAINT bet_acceptance CHECK (acceptance in ('pending', 'accepted', 'refused')),
  CONSTRAINT bet_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX bet_member_placed ON bet (member_id, placed_at, id);
--> statement-breakpoint
CREATE INDEX bet_list_status ON bet (member_id, status, placed_at, id);
--> statement-breakpoint
CREATE INDEX bet_list_game ON bet (member_id, game_list, placed_at, id);
--> statement-breakpoint
CREATE INDEX bet_list_both ON bet (member_id, game_list, status, placed_at, id);
--> statement-breakpoint
CREATE INDEX bet_open ON bet (member_id) WHERE status = 0;
--> statement-breakpoint
CREATE INDEX bet_pending ON bet (decide_at) WHERE acceptance = 'pending';
--> statement-breakpoint
CREATE INDEX bet_member_settled ON bet (member_id, settled_at) WHERE settled_at is not null;
--> statement-breakpoint
CREATE INDEX bet_settled ON bet (settled_at) WHERE settled_at is not null;
--> statement-breakpoint
CREATE INDEX bet_casino_won ON bet (paid) WHERE game_list = 0 and status = 2;
--> statement-breakpoint
CREATE TRIGGER bet_rolling_added AFTER INSERT ON bet FOR EACH ROW WHEN (NEW.status IN (1, 2)) EXECUTE FUNCTION bet_rolling();
--> statement-breakpoint
CREATE TRIGGER bets_changed AFTER UPDATE ON bet REFERENCING OLD TABLE AS old_bets NEW TABLE AS new_bets
  FOR EACH STATEMENT EXECUTE FUNCTION bets_changed();
--> statement-breakpoint
CREATE TRIGGER bets_counted AFTER INSERT ON bet REFERENCING NEW TABLE AS new_bets
  FOR EACH STATEMENT EXECUTE FUNCTION bets_counted();
--> statement-breakpoint
CREATE TABLE cash_out (
  id bigserial PRIMARY KEY,
  bet_id text NOT NULL,
  stake bigint NOT NULL,
  paid bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT cash_out_positive CHECK (stake > 0 and paid > 0),
  CONSTRAINT cash_out_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id)
);
--> statement-breakpoint
CREATE INDEX cash_out_bet ON cash_out (bet_id);
--> statement-breakpoint
CREATE TRIGGER cash_out_append_only BEFORE UPDATE OR DELETE ON cash_out FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE cash_out_request (
  id bigserial PRIMARY KEY,
  bet_id text NOT NULL,
  owner text NOT NULL,
  key text NOT NULL,
  stake bigint NOT NULL,
  "least" bigint NOT NULL,
  version bigint NOT NULL,
  asked_at timestamptz NOT NULL,
  decide_at timestamptz NOT NULL,
  state text DEFAULT 'pending' NOT NULL,
  refusal text,
  cash_out_id bigint,
  decided_at timestamptz,
  CONSTRAINT cash_out_request_positive CHECK (stake > 0 and "least" > 0),
  CONSTRAINT cash_out_request_state CHECK (case state
        when 'pending' then num_nonnulls(refusal, cash_out_id, decided_at) = 0
        when 'paid' then cash_out_id is not null and refusal is null and decided_at is not null
        when 'refused' then cash_out_id is null and refusal is not null and decided_at is not null
        else false end),
  CONSTRAINT cash_out_request_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id),
  CONSTRAINT cash_out_request_cash_out_id_cash_out_id_fk FOREIGN KEY (cash_out_id) REFERENCES cash_out (id)
);
--> statement-breakpoint
CREATE INDEX cash_out_request_bet ON cash_out_request (bet_id);
--> statement-breakpoint
CREATE UNIQUE INDEX cash_out_request_waits ON cash_out_request (bet_id) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX cash_out_request_due ON cash_out_request (decide_at) WHERE state = 'pending';
--> statement-breakpoint
CREATE TRIGGER cash_out_request_once BEFORE UPDATE OR DELETE ON cash_out_request FOR EACH ROW EXECUTE FUNCTION refuse_other_cash_out();
--> statement-breakpoint
CREATE TABLE bet_pick (
  bet_id text NOT NULL,
  "position" smallint NOT NULL,
  fixture_id text,
  market_id text,
  selection_id text NOT NULL,
  bet_price integer NOT NULL,
  status smallint DEFAULT 0 NOT NULL,
  outcome text DEFAULT 'open' NOT NULL,
  kind text NOT NULL,
  provider_id text,
  game_id text,
  round_id text,
  market_selection_id text GENERATED ALWAYS AS (case when kind = 'fixture' then selection_id end) STORED,
  market_version integer,
  member_id text,
  CONSTRAINT bet_pick_bet_id_position_pk PRIMARY KEY (bet_id, "position"),
  CONSTRAINT bet_pick_member CHECK (kind = 'provider' or member_id is not null),
  CONSTRAINT bet_pick_kind CHECK (case kind
        when 'fixture' then num_nonnulls(fixture_id, market_id) = 2 and num_nonnulls(provider_id, game_id, round_id) = 0
        when 'game' then num_nonnulls(game_id, round_id) = 2 and num_nonnulls(provider_id, fixture_id, market_id) = 0
        when 'provider' then num_nonnulls(provider_id, game_id, round_id) = 3 and num_nonnulls(fixture_id, market_id) = 0
        else false end),
  CONSTRAINT bet_pick_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id),
  CONSTRAINT bet_pick_fixture_id_fixture_id_fk FOREIGN KEY (fixture_id) REFERENCES fixture (id),
  CONSTRAINT bet_pick_market_id_market_id_fk FOREIGN KEY (market_id) REFERENCES market (id),
  CONSTRAINT bet_pick_market_selection_id_selection_id_fk FOREIGN KEY (market_selection_id) REFERENCES selection (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX bet_pick_selection_once ON bet_pick (bet_id, selection_id);
--> statement-breakpoint
CREATE INDEX bet_pick_fixture ON bet_pick (fixture_id);
--> statement-breakpoint
CREATE INDEX bet_pick_staked ON bet_pick (member_id, coalesce(fixture_id, round_id)) WHERE member_id is not null;
--> statement-breakpoint
CREATE INDEX bet_pick_round ON bet_pick (round_id) WHERE round_id is not null;
--> statement-breakpoint
CREATE TABLE command (
  owner text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status smallint NOT NULL,
  body text,
  ref text,
  created_at timestamptz NOT NULL,
  CONSTRAINT command_owner_key_pk PRIMARY KEY (owner, key)
);
--> statement-breakpoint
CREATE INDEX command_created ON command (created_at);
--> statement-breakpoint
CREATE TABLE charge_type (
  id smallint PRIMARY KEY,
  name text NOT NULL,
  method text DEFAULT 'bank' NOT NULL,
  bonus_percent smallint DEFAULT 0 NOT NULL,
  max_bonus bigint DEFAULT 0 NOT NULL,
  wagering_multiple smallint DEFAULT 1 NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  CONSTRAINT charge_type_method CHECK (method in ('bank', 'tether')),
  CONSTRAINT charge_type_sound CHECK (bonus_percent between 0 and 100 and max_bonus >= 0 and wagering_multiple between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE money_limit (
  level smallint PRIMARY KEY,
  min_charge bigint NOT NULL,
  max_charge bigint NOT NULL,
  min_exchange bigint NOT NULL,
  max_exchange bigint NOT NULL,
  unit bigint NOT NULL,
  exchanges_per_day smallint NOT NULL,
  exchange_won_per_day bigint NOT NULL,
  quick_amounts integer[] NOT NULL,
  CONSTRAINT money_limit_sound CHECK (unit > 0 and min_charge > 0 and min_charge <= max_charge and min_exchange > 0
        and min_exchange <= max_exchange and exchanges_per_day >= 0 and exchange_won_per_day >= 0)
);
--> statement-breakpoint
CREATE TABLE house_bank (
  id text PRIMARY KEY,
  bank text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  min_level smallint DEFAULT 1 NOT NULL,
  max_level smallint DEFAULT 99 NOT NULL,
  is_active boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE member_bank (
  member_id text PRIMARY KEY,
  bank text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT member_bank_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TRIGGER member_bank_trace AFTER INSERT OR UPDATE OF number ON member_bank
  FOR EACH ROW EXECUTE FUNCTION trace_bank();
--> statement-breakpoint
CREATE TABLE money_request (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  amount bigint NOT NULL,
  charge_type_id smallint,
  type_name text,
  bonus bigint DEFAULT 0 NOT NULL,
  wagering bigint DEFAULT 0 NOT NULL,
  depositor text,
  bank text,
  bank_number text,
  bank_holder text,
  reason text,
  reference text,
  lease_owner text,
  lease_until timestamptz,
  decided_by text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  network text,
  address text,
  usdt bigint,
  rate integer,
  CONSTRAINT money_request_kind CHECK (kind in ('charge', 'exchange', 'rolling')),
  CONSTRAINT money_request_state CHECK (state in ('requested', 'inProgress', 'done', 'refused') or (kind = 'charge' and state = 'cancelled')
        or (kind = 'exchange' and state = 'payoutUnknown')),
  CONSTRAINT money_request_tether CHECK (num_nulls(network, address, usdt, rate) in (0, 4) and (network is null or kind = 'exchange')),
  CONSTRAINT money_request_amount CHECK (amount > 0 and bonus >= 0 and wagering >= 0),
  CONSTRAINT money_request_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT money_request_charge_type_id_charge_type_id_fk FOREIGN KEY (charge_type_id) REFERENCES charge_type (id),
  CONSTRAINT money_request_lease_owner_member_id_fk FOREIGN KEY (lease_owner) REFERENCES member (id),
  CONSTRAINT money_request_decided_by_member_id_fk FOREIGN KEY (decided_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX money_request_one_open ON money_request (member_id, kind) WHERE state in ('requested', 'inProgress', 'payoutUnknown');
--> statement-breakpoint
CREATE INDEX money_request_own ON money_request (member_id, created_at, id);
--> statement-breakpoint
CREATE INDEX money_request_member ON money_request (member_id, kind, created_at, id);
--> statement-breakpoint
CREATE INDEX money_request_member_state ON money_request (member_id, kind, state, created_at, id);
--> statement-breakpoint
CREATE INDEX money_request_queue ON money_request (kind, state, created_at, id);
--> statement-breakpoint
CREATE TRIGGER money_request_counted AFTER INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_counted();
--> statement-breakpoint
CREATE TRIGGER money_request_counted_anew AFTER UPDATE OF state ON money_request FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION money_request_counted();
--> statement-breakpoint
CREATE TRIGGER money_request_begins BEFORE INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_begins();
--> statement-breakpoint
CREATE TRIGGER money_request_has_begun AFTER INSERT ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_has_begun();
--> statement-breakpoint
CREATE TRIGGER money_request_follows BEFORE UPDATE ON money_request FOR EACH ROW EXECUTE FUNCTION money_request_follows();
--> statement-breakpoint
CREATE TRIGGER money_request_stays BEFORE DELETE ON money_request FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE money_request_state (
  id bigserial PRIMARY KEY,
  request_id text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by text,
  reason text,
  CONSTRAINT money_request_state_request_id_money_request_id_fk FOREIGN KEY (request_id) REFERENCES money_request (id),
  CONSTRAINT money_request_state_by_member_id_fk FOREIGN KEY (by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX money_request_state_request ON money_request_state (request_id, id);
--> statement-breakpoint
CREATE TRIGGER money_request_moves BEFORE INSERT ON money_request_state FOR EACH ROW EXECUTE FUNCTION money_request_moves();
--> statement-breakpoint
CREATE TRIGGER money_request_state_append_only BEFORE UPDATE OR DELETE ON money_request_state FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE wagering (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  ref text NOT NULL,
  required bigint NOT NULL,
  granted_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT wagering_ref_unique UNIQUE (ref),
  CONSTRAINT wagering_required CHECK (required >= 0),
  CONSTRAINT wagering_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX wagering_open ON wagering (member_id, granted_at) WHERE ended_at is null;
--> statement-breakpoint
CREATE TABLE deposit_limit (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  period text NOT NULL,
  amount bigint,
  effective_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT deposit_limit_period CHECK (period in ('day', 'week', 'month')),
  CONSTRAINT deposit_limit_amount CHECK (amount is null or amount >= 0),
  CONSTRAINT deposit_limit_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX deposit_limit_member ON deposit_limit (member_id, period, effective_from);
--> statement-breakpoint
CREATE TABLE rolling_entry (
  id bigserial PRIMARY KEY,
  receiver_id text NOT NULL,
  share text NOT NULL,
  member_id text NOT NULL,
  category text NOT NULL,
  ref text NOT NULL,
  amount bigint NOT NULL,
  is_correction boolean NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT rolling_entry_share CHECK (share in ('own', 'line')),
  CONSTRAINT rolling_entry_category CHECK (category in ('casino', 'slot', 'mini', 'sports', 'event', 'tether')),
  CONSTRAINT rolling_entry_counts CHECK (amount <> 0),
  CONSTRAINT rolling_entry_receiver_id_member_id_fk FOREIGN KEY (receiver_id) REFERENCES member (id),
  CONSTRAINT rolling_entry_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX rolling_entry_receiver ON rolling_entry (receiver_id, share, category, id);
--> statement-breakpoint
CREATE INDEX rolling_entry_line ON rolling_entry (receiver_id, member_id, category, id) WHERE share = 'line';
--> statement-breakpoint
CREATE INDEX rolling_entry_ref ON rolling_entry (ref);
--> statement-breakpoint
CREATE TRIGGER rolling_entry_append_only BEFORE UPDATE OR DELETE ON rolling_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE rolling_rate (
  level smallint NOT NULL,
  category text NOT NULL,
  own smallint NOT NULL,
  line smallint NOT NULL,
  CONSTRAINT rolling_rate_level_category_pk PRIMARY KEY (level, category),
  CONSTRAINT rolling_rate_sound CHECK (own between 0 and 10000 and line between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE rolling_member_rate (
  member_id text NOT NULL,
  category text NOT NULL,
  own smallint NOT NULL,
  line smallint NOT NULL,
  CONSTRAINT rolling_member_rate_member_id_category_pk PRIMARY KEY (member_id, category),
  CONSTRAINT rolling_member_rate_sound CHECK (own between 0 and 10000 and line between 0 and 10000),
  CONSTRAINT rolling_member_rate_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE rolling_line (
  request_id text NOT NULL,
  category text NOT NULL,
  share text NOT NULL,
  rate smallint NOT NULL,
  turnover bigint NOT NULL,
  correction bigint NOT NULL,
  amount bigint NOT NULL,
  from_id bigint NOT NULL,
  to_id bigint NOT NULL,
  CONSTRAINT rolling_line_request_id_category_share_pk PRIMARY KEY (request_id, category, share),
  CONSTRAINT rolling_line_span CHECK (from_id <= to_id),
  CONSTRAINT rolling_line_request_id_money_request_id_fk FOREIGN KEY (request_id) REFERENCES money_request (id)
);
--> statement-breakpoint
CREATE TRIGGER rolling_line_append_only BEFORE UPDATE OR DELETE ON rolling_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE post (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  CONSTRAINT post_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX post_listed ON post (id) WHERE deleted_at is null and hidden_at is null;
--> statement-breakpoint
CREATE INDEX post_member ON post (member_id, id);
--> statement-breakpoint
CREATE INDEX post_search ON post USING gin (search_parts(title || ' ' || contents)) WHERE deleted_at is null and hidden_at is null;
--> statement-breakpoint
CREATE TRIGGER post_counted AFTER INSERT OR DELETE OR UPDATE OF deleted_at, hidden_at ON post FOR EACH ROW EXECUTE FUNCTION post_counted();
--> statement-breakpoint
CREATE TABLE post_bet (
  post_id text NOT NULL,
  "position" smallint NOT NULL,
  bet_id text NOT NULL,
  CONSTRAINT post_bet_post_id_position_pk PRIMARY KEY (post_id, "position"),
  CONSTRAINT post_bet_post_id_post_id_fk FOREIGN KEY (post_id) REFERENCES post (id),
  CONSTRAINT post_bet_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX post_bet_once ON post_bet (post_id, bet_id);
--> statement-breakpoint
CREATE TABLE file (
  name text PRIMARY KEY,
  owner_id text NOT NULL,
  contents bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL,
  kept_at timestamptz,
  CONSTRAINT file_owner_id_member_id_fk FOREIGN KEY (owner_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX file_unkept ON file (created_at) WHERE kept_at is null;
--> statement-breakpoint
CREATE TABLE post_image (
  post_id text NOT NULL,
  "position" smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT post_image_post_id_position_pk PRIMARY KEY (post_id, "position"),
  CONSTRAINT post_image_post_id_post_id_fk FOREIGN KEY (post_id) REFERENCES post (id),
  CONSTRAINT post_image_name_file_name_fk FOREIGN KEY (name) REFERENCES file (name)
);
--> statement-breakpoint
CREATE INDEX post_image_name ON post_image (name);
--> statement-breakpoint
CREATE TABLE post_view (
  post_id text NOT NULL,
  member_id text NOT NULL,
  CONSTRAINT post_view_post_id_member_id_pk PRIMARY KEY (post_id, member_id),
  CONSTRAINT post_view_post_id_post_id_fk FOREIGN KEY (post_id) REFERENCES post (id),
  CONSTRAINT post_view_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE post_comment (
  id text PRIMARY KEY,
  post_id text NOT NULL,
  member_id text NOT NULL,
  contents text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  CONSTRAINT post_comment_post_id_post_id_fk FOREIGN KEY (post_id) REFERENCES post (id),
  CONSTRAINT post_comment_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX post_comment_post ON post_comment (post_id, id);
--> statement-breakpoint
CREATE INDEX post_comment_member ON post_comment (member_id, id);
--> statement-breakpoint
CREATE TABLE writing_ban (
  member_id text PRIMARY KEY,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz,
  CONSTRAINT writing_ban_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE enquiry (
  id text PRIMARY KEY,
  member_id text,
  kind text NOT NULL,
  guest_name text,
  guest_contact text,
  title text NOT NULL,
  contents text NOT NULL,
  created_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by text,
  read_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT enquiry_kind CHECK (kind in ('general', 'account', 'guest')),
  CONSTRAINT enquiry_writer CHECK ((kind = 'guest') = (member_id is null)),
  CONSTRAINT enquiry_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT enquiry_answered_by_member_id_fk FOREIGN KEY (answered_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX enquiry_member ON enquiry (member_id, id);
--> statement-breakpoint
CREATE INDEX enquiry_waiting ON enquiry (id) WHERE answered_at is null and deleted_at is null;
--> statement-breakpoint
CREATE TABLE article (
  id text PRIMARY KEY,
  kind text NOT NULL,
  section text DEFAULT '' NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  is_pinned boolean DEFAULT false NOT NULL,
  is_shown boolean DEFAULT true NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT article_kind_known CHECK (kind in ('notice', 'news', 'faq', 'rule'))
);
--> statement-breakpoint
CREATE INDEX article_kind ON article (kind, is_shown);
--> statement-breakpoint
CREATE TABLE programme_claim (
  id bigserial PRIMARY KEY,
  programme text NOT NULL,
  programme_id text NOT NULL,
  occasion text NOT NULL,
  member_id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  wagering bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT programme_claim_amount CHECK (amount > 0 and wagering >= 0),
  CONSTRAINT programme_claim_kind CHECK (kind in ('points', 'money')),
  CONSTRAINT programme_claim_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX programme_claim_once ON programme_claim (programme, programme_id, member_id, occasion);
--> statement-breakpoint
CREATE INDEX programme_claim_member ON programme_claim (member_id, at);
--> statement-breakpoint
CREATE INDEX programme_claim_newest ON programme_claim (programme, id);
--> statement-breakpoint
CREATE TRIGGER programme_claim_append_only BEFORE UPDATE OR DELETE ON programme_claim FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE attendance (
  member_id text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT attendance_member_id_day_pk PRIMARY KEY (member_id, day),
  CONSTRAINT attendance_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE coupon (
  id text PRIMARY KEY,
  title text NOT NULL,
  reward jsonb NOT NULL,
  code text,
  code_count integer,
  expires_at timestamptz NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT coupon_code_unique UNIQUE (code),
  CONSTRAINT coupon_code CHECK ((code is null) = (code_count is null))
);
--> statement-breakpoint
CREATE TABLE coupon_grant (
  coupon_id text NOT NULL,
  member_id text NOT NULL,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT coupon_grant_coupon_id_member_id_pk PRIMARY KEY (coupon_id, member_id),
  CONSTRAINT coupon_grant_coupon_id_coupon_id_fk FOREIGN KEY (coupon_id) REFERENCES coupon (id),
  CONSTRAINT coupon_grant_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX coupon_grant_member ON coupon_grant (member_id, issued_at);
--> statement-breakpoint
CREATE TABLE mission (
  id text PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  period text NOT NULL,
  measure text NOT NULL,
  game_type smallint,
  steps jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT mission_period CHECK (period in ('day', 'week', 'span')),
  CONSTRAINT mission_span CHECK (ends_at is null or ends_at >= starts_at)
);
--> statement-breakpoint
CREATE TABLE campaign_event (
  id text PRIMARY KEY,
  category text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  contents text NOT NULL,
  banner jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  is_shown boolean DEFAULT true NOT NULL,
  is_on_home boolean DEFAULT false NOT NULL,
  "position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE tournament (
  id text PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  score text NOT NULL,
  prizes jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  frozen_at timestamptz,
  CONSTRAINT tournament_span CHECK (ends_at >= starts_at)
);
--> statement-breakpoint
CREATE INDEX tournament_due ON tournament (ends_at) WHERE frozen_at is null;
--> statement-breakpoint
CREATE TABLE tournament_standing (
  tournament_id text NOT NULL,
  rank integer NOT NULL,
  member_id text NOT NULL,
  score bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  CONSTRAINT tournament_standing_tournament_id_rank_pk PRIMARY KEY (tournament_id, rank),
  CONSTRAINT tournament_standing_tournament_id_tournament_id_fk FOREIGN KEY (tournament_id) REFERENCES tournament (id),
  CONSTRAINT tournament_standing_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX tournament_standing_member ON tournament_standing (tournament_id, member_id);
--> statement-breakpoint
CREATE TABLE game_chain (
  game_id text NOT NULL,
  day text NOT NULL,
  anchor text NOT NULL,
  secret text NOT NULL,
  length integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT game_chain_game_id_day_pk PRIMARY KEY (game_id, day)
);
--> statement-breakpoint
-- Secrets stand sealed: server/vault.ts. Rows of older versions are sealed at the start of the server, which has the key.
ALTER TABLE game_chain ADD CONSTRAINT game_chain_sealed CHECK (secret like 'v1:%') NOT VALID;
--> statement-breakpoint
CREATE TABLE game_round (
  id text PRIMARY KEY,
  game_id text NOT NULL,
  day text NOT NULL,
  number smallint NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  commitment text NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  root text,
  seed text,
  drawn jsonb,
  drawn_at timestamptz,
  void_reason text,
  settled_at timestamptz
);
--> statement-breakpoint
CREATE INDEX game_round_game ON game_round (game_id, opens_at);
--> statement-breakpoint
CREATE INDEX game_round_unsettled ON game_round (state, settled_at);
--> statement-breakpoint
CREATE TABLE game_setting (
  id text PRIMARY KEY,
  maintenance boolean DEFAULT false NOT NULL,
  prices jsonb DEFAULT '{}'::jsonb NOT NULL,
  max_pick_stake bigint NOT NULL,
  max_round_stake bigint NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  pick_limits jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE provider (
  id text PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  secret text NOT NULL,
  certificate text,
  is_on boolean DEFAULT true NOT NULL,
  created_at timestamptz NOT NULL,
  round_ceiling bigint DEFAULT 50000000 NOT NULL,
  CONSTRAINT provider_round_ceiling CHECK (round_ceiling > 0)
);
--> statement-breakpoint
ALTER TABLE provider ADD CONSTRAINT provider_sealed CHECK (secret like 'v1:%') NOT VALID;
--> statement-breakpoint
CREATE TABLE provider_game (
  provider_id text NOT NULL,
  game_id text NOT NULL,
  game jsonb NOT NULL,
  is_listed boolean DEFAULT true NOT NULL,
  seen_at timestamptz NOT NULL,
  CONSTRAINT provider_game_provider_id_game_id_pk PRIMARY KEY (provider_id, game_id),
  CONSTRAINT provider_game_provider_id_provider_id_fk FOREIGN KEY (provider_id) REFERENCES provider (id)
);
--> statement-breakpoint
CREATE TABLE game_token (
  token_hash text PRIMARY KEY,
  provider_id text NOT NULL,
  game_id text NOT NULL,
  kind text NOT NULL,
  member_id text NOT NULL,
  session_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT game_token_kind CHECK (kind in ('casino', 'slot')),
  CONSTRAINT game_token_provider_id_provider_id_fk FOREIGN KEY (provider_id) REFERENCES provider (id),
  CONSTRAINT game_token_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX game_token_member ON game_token (member_id, created_at);
--> statement-breakpoint
CREATE TABLE provider_transaction (
  provider_id text NOT NULL,
  transaction_id text NOT NULL,
  call text NOT NULL,
  bet_transaction_id text NOT NULL,
  round_id text NOT NULL,
  token_hash text NOT NULL,
  member_id text NOT NULL,
  game_id text NOT NULL,
  amount bigint NOT NULL,
  facts text NOT NULL,
  state text NOT NULL,
  refusal jsonb,
  selection_name text,
  note text,
  bet_id text,
  at timestamptz NOT NULL,
  CONSTRAINT provider_transaction_provider_id_transaction_id_pk PRIMARY KEY (provider_id, transaction_id),
  CONSTRAINT provider_transaction_call CHECK (call in ('bet', 'win', 'rollback')),
  CONSTRAINT provider_transaction_state CHECK (state in ('taken', 'refused', 'early')),
  CONSTRAINT provider_transaction_provider_id_provider_id_fk FOREIGN KEY (provider_id) REFERENCES provider (id),
  CONSTRAINT provider_transaction_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT provider_transaction_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id)
);
--> statement-breakpoint
CREATE INDEX provider_transaction_bet ON provider_transaction (provider_id, bet_transaction_id);
--> statement-breakpoint
CREATE INDEX provider_transaction_at ON provider_transaction (at);
--> statement-breakpoint
CREATE INDEX provider_transaction_site_bet ON provider_transaction (bet_id) WHERE call = 'bet';
--> statement-breakpoint
-- What a provider said and what a programme granted is not changed later, as little as the ledger.
CREATE TRIGGER provider_transaction_append_only BEFORE UPDATE OR DELETE ON provider_transaction FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE provider_held (
  provider_id text NOT NULL,
  transaction_id text NOT NULL,
  bet_id text NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT provider_held_provider_id_transaction_id_pk PRIMARY KEY (provider_id, transaction_id),
  CONSTRAINT provider_held_amount CHECK (amount > 0),
  CONSTRAINT provider_held_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id),
  CONSTRAINT provider_held_transaction_fk FOREIGN KEY (provider_id, transaction_id) REFERENCES provider_transaction (provider_id, transaction_id)
);
--> statement-breakpoint
CREATE INDEX provider_held_bet ON provider_held (bet_id);
--> statement-breakpoint
CREATE INDEX provider_held_at ON provider_held (at);
--> statement-breakpoint
CREATE TRIGGER provider_held_append_only BEFORE UPDATE OR DELETE ON provider_held FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE provider_held_decision (
  provider_id text NOT NULL,
  transaction_id text NOT NULL,
  decision text NOT NULL,
  reason text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT provider_held_decision_provider_id_transaction_id_pk PRIMARY KEY (provider_id, transaction_id),
  CONSTRAINT provider_held_decision_known CHECK (decision in ('paid', 'refused')),
  CONSTRAINT provider_held_decision_by_member_id_fk FOREIGN KEY (by) REFERENCES member (id),
  CONSTRAINT provider_held_decision_held_fk FOREIGN KEY (provider_id, transaction_id) REFERENCES provider_held (provider_id, transaction_id)
);
--> statement-breakpoint
CREATE TRIGGER provider_held_decision_append_only BEFORE UPDATE OR DELETE ON provider_held_decision FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE provider_request (
  provider_id text NOT NULL,
  request_id text NOT NULL,
  transaction_id text NOT NULL,
  facts text NOT NULL,
  CONSTRAINT provider_request_provider_id_request_id_pk PRIMARY KEY (provider_id, request_id)
);
--> statement-breakpoint
CREATE TABLE provider_doubt (
  bet_id text PRIMARY KEY,
  provider_id text NOT NULL,
  transaction_id text NOT NULL,
  answer text NOT NULL,
  asked_at timestamptz NOT NULL,
  CONSTRAINT provider_doubt_bet_id_bet_id_fk FOREIGN KEY (bet_id) REFERENCES bet (id)
);
--> statement-breakpoint
CREATE TABLE game_favourite (
  member_id text NOT NULL,
  provider_id text NOT NULL,
  game_id text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT game_favourite_member_id_provider_id_game_id_pk PRIMARY KEY (member_id, provider_id, game_id),
  CONSTRAINT game_favourite_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE tether_network (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  contract text NOT NULL,
  confirmations smallint NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  CONSTRAINT tether_network_sound CHECK (kind in ('tron', 'evm') and confirmations > 0)
);
--> statement-breakpoint
CREATE TABLE tether_rate (
  id bigserial PRIMARY KEY,
  rate integer NOT NULL,
  at timestamptz NOT NULL,
  set_by text,
  CONSTRAINT tether_rate_positive CHECK (rate > 0),
  CONSTRAINT tether_rate_set_by_member_id_fk FOREIGN KEY (set_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE tether_order (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  state text NOT NULL,
  credit text DEFAULT 'none' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  amount bigint NOT NULL,
  bonus bigint DEFAULT 0 NOT NULL,
  wagering bigint DEFAULT 0 NOT NULL,
  usdt bigint NOT NULL,
  rate integer NOT NULL,
  rate_at timestamptz NOT NULL,
  network text NOT NULL,
  contract text NOT NULL,
  needed smallint NOT NULL,
  address text NOT NULL,
  url text NOT NULL,
  received bigint DEFAULT 0 NOT NULL,
  confirmations integer DEFAULT 0 NOT NULL,
  credited_amount bigint,
  problem text,
  reason text,
  lease_owner text,
  lease_until timestamptz,
  decided_by text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  decided_at timestamptz,
  extra bigint DEFAULT 0 NOT NULL,
  extra_worth bigint DEFAULT 0 NOT NULL,
  extra_transfers integer DEFAULT 0 NOT NULL,
  extra_credited bigint DEFAULT 0 NOT NULL,
  CONSTRAINT tether_order_address UNIQUE (network, address),
  CONSTRAINT tether_order_state CHECK (state in ('waiting', 'confirming', 'paid', 'underPaid', 'overPaid', 'late', 'wrongNetwork', 'cancelled')),
  CONSTRAINT tether_order_credit CHECK (credit in ('none', 'credited', 'refused') and (credit = 'credited') = (credited_amount is not null)),
  CONSTRAINT tether_order_amounts CHECK (amount > 0 and usdt > 0 and rate > 0 and needed > 0),
  CONSTRAINT tether_order_secure CHECK (url like 'https://%'),
  CONSTRAINT tether_order_extra CHECK (extra >= 0 and extra_worth >= 0 and extra_transfers >= 0 and extra_credited >= 0),
  CONSTRAINT tether_order_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT tether_order_lease_owner_member_id_fk FOREIGN KEY (lease_owner) REFERENCES member (id),
  CONSTRAINT tether_order_decided_by_member_id_fk FOREIGN KEY (decided_by) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX tether_order_one_waiting ON tether_order (member_id) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX tether_order_member ON tether_order (member_id, created_at);
--> statement-breakpoint
CREATE INDEX tether_order_queue ON tether_order (credit, state, created_at);
--> statement-breakpoint
CREATE INDEX tether_order_extra_queue ON tether_order (created_at) WHERE extra_transfers > 0;
--> statement-breakpoint
CREATE TABLE tether_transfer (
  hash text PRIMARY KEY,
  order_id text NOT NULL,
  network text NOT NULL,
  contract text NOT NULL,
  usdt bigint NOT NULL,
  confirmations integer NOT NULL,
  at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  decision text,
  CONSTRAINT tether_transfer_usdt CHECK (usdt > 0),
  CONSTRAINT tether_transfer_decision CHECK (decision in ('order', 'credited', 'refused')),
  CONSTRAINT tether_transfer_order_id_tether_order_id_fk FOREIGN KEY (order_id) REFERENCES tether_order (id)
);
--> statement-breakpoint
CREATE INDEX tether_transfer_order ON tether_transfer (order_id);
--> statement-breakpoint
CREATE TABLE desk_order (
  id text PRIMARY KEY,
  network text NOT NULL,
  contract text NOT NULL,
  kind text NOT NULL,
  usdt bigint NOT NULL,
  needed integer NOT NULL,
  address text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE desk_transfer (
  hash text PRIMARY KEY,
  order_id text NOT NULL,
  network text NOT NULL,
  contract text NOT NULL,
  usdt bigint NOT NULL,
  confirmations integer DEFAULT 0 NOT NULL,
  told integer DEFAULT -1 NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT desk_transfer_order_id_desk_order_id_fk FOREIGN KEY (order_id) REFERENCES desk_order (id)
);
--> statement-breakpoint
CREATE TABLE desk_payout (
  reference text PRIMARY KEY,
  network text NOT NULL,
  address text NOT NULL,
  usdt bigint NOT NULL,
  hash text NOT NULL,
  at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE friend_reward (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  friend_id text NOT NULL,
  kind text NOT NULL,
  occasion text NOT NULL,
  base bigint NOT NULL,
  points bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT friend_reward_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id),
  CONSTRAINT friend_reward_friend_id_member_id_fk FOREIGN KEY (friend_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX friend_reward_once ON friend_reward (friend_id, kind, occasion);
--> statement-breakpoint
CREATE INDEX friend_reward_member ON friend_reward (member_id, id);
--> statement-breakpoint
CREATE TABLE friend_promise (
  friend_id text PRIMARY KEY,
  member_id text NOT NULL,
  base bigint NOT NULL,
  points bigint NOT NULL,
  required bigint NOT NULL,
  charged_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  decided_at timestamptz,
  CONSTRAINT friend_promise_state CHECK (state in ('waiting', 'paid', 'void')),
  CONSTRAINT friend_promise_amounts CHECK (base > 0 and points > 0 and required >= base),
  CONSTRAINT friend_promise_friend_id_member_id_fk FOREIGN KEY (friend_id) REFERENCES member (id),
  CONSTRAINT friend_promise_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX friend_promise_member ON friend_promise (member_id);
--> statement-breakpoint
CREATE INDEX friend_promise_waiting ON friend_promise (looked_at) WHERE state = 'waiting';
--> statement-breakpoint
CREATE TABLE protection (
  member_id text PRIMARY KEY,
  reminder_minutes smallint,
  break_until timestamptz,
  excluded_until timestamptz,
  CONSTRAINT protection_reminder CHECK (reminder_minutes is null or reminder_minutes between 1 and 1440),
  CONSTRAINT protection_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE loss_limit (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  period text NOT NULL,
  amount bigint,
  effective_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT loss_limit_period CHECK (period in ('day', 'week', 'month')),
  CONSTRAINT loss_limit_amount CHECK (amount is null or amount >= 0),
  CONSTRAINT loss_limit_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX loss_limit_member ON loss_limit (member_id, period, effective_from);
--> statement-breakpoint
CREATE TABLE limit_raise (
  member_id text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  amount bigint,
  requested_at timestamptz NOT NULL,
  confirm_from timestamptz NOT NULL,
  confirm_until timestamptz NOT NULL,
  CONSTRAINT limit_raise_member_id_kind_period_pk PRIMARY KEY (member_id, kind, period),
  CONSTRAINT limit_raise_kind CHECK (kind in ('deposit', 'loss')),
  CONSTRAINT limit_raise_period CHECK (period in ('day', 'week', 'month')),
  CONSTRAINT limit_raise_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE TABLE list_count (
  list text NOT NULL,
  owner text NOT NULL,
  day date NOT NULL,
  first text NOT NULL,
  second text NOT NULL,
  rows bigint NOT NULL,
  stake bigint DEFAULT 0 NOT NULL,
  paid bigint DEFAULT 0 NOT NULL,
  CONSTRAINT list_count_list_owner_day_first_second_pk PRIMARY KEY (list, owner, day, first, second)
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE favourite (
  member_id text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT favourite_member_id_kind_key_pk PRIMARY KEY (member_id, kind, key),
  CONSTRAINT favourite_member_id_member_id_fk FOREIGN KEY (member_id) REFERENCES member (id)
);
--> statement-breakpoint
CREATE INDEX favourite_member ON favourite (member_id, kind, at);
--> statement-breakpoint
-- What the counts are, from the rows themselves.
CREATE VIEW list_counted AS
WITH listed AS (
  SELECT 'entry' AS list, account_id AS owner, at, kind AS first, '' AS second, 0::bigint AS stake, 0::bigint AS paid FROM entry WHERE at IS NOT NULL
  UNION ALL SELECT 'bet', member_id, placed_at, game_list::text, status::text, stake, paid FROM bet
  UNION ALL SELECT 'post', o.owner, NULL, '', '', 0, 0 FROM post, LATERAL (VALUES (''), (member_id)) AS o(owner) WHERE deleted_at IS NULL AND hidden_at IS NULL
  UNION ALL SELECT 'money_request', o.owner, NULL, kind, state, 0, 0 FROM money_request, LATERAL (VALUES (''), (member_id)) AS o(owner))
SELECT l.list, l.owner, d.day, l.first, l.second, count(*) AS rows, sum(l.stake)::bigint AS stake, sum(l.paid)::bigint AS paid
FROM listed l, LATERAL (VALUES ('-infinity'::date), ((l.at AT TIME ZONE 'Asia/Seoul')::date)) AS d(day)
WHERE d.day IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- What an operator decides about: sign-ups, and changes of a phone number or a bank account.
CREATE VIEW approval AS
  SELECT m.id, 'join' AS kind, m.id AS member_id, m.join_state AS state, m.phone, b.bank, b.number, b.holder,
    m.join_reason AS reason, m.join_decided_by AS decided_by, m.join_decided_at AS decided_at, m.created_at AS asked_at
  FROM member m LEFT JOIN member_bank b ON b.member_id = m.id
  WHERE m.join_state <> 'approved' OR m.join_decided_at IS NOT NULL
  UNION ALL
  SELECT c.id, c.kind, c.member_id, c.state, c.phone, c.bank, c.number, c.holder, c.reason, c.decided_by, c.decided_at, c.asked_at
  FROM contact_change c WHERE c.state <> 'withdrawn';
--> statement-breakpoint
-- What a new site begins with: limits, charges, networks and rates. The operator edits them.
INSERT INTO bet_limit SELECT level, 1000, 5000000, 10, 10, 100000, 50000000, 20000000, 30000000 FROM generate_series(1, 10) AS level;
--> statement-breakpoint
INSERT INTO charge_type (id, name, bonus_percent, max_bonus, wagering_multiple) VALUES
  (1, '일반 충전', 0, 0, 1),
  (2, '보너스 5%', 5, 100000, 2),
  (3, '보너스 10%', 10, 300000, 5);
--> statement-breakpoint
INSERT INTO money_limit
SELECT level, 10000, 1000000 * level, 10000, 1000000 * level, 1000, 5, 2000000 * level, '{10000,50000,100000,500000,1000000}'
FROM generate_series(1, 10) AS level;
--> statement-breakpoint
INSERT INTO tether_network (id, name, kind, contract, confirmations) VALUES
  ('TRC20', '트론 (TRC20)', 'tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 20),
  ('ERC20', '이더리움 (ERC20)', 'evm', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 12);
--> statement-breakpoint
INSERT INTO tether_rate (rate, at) VALUES (138550, '2026-01-01T00:00:00Z');
--> statement-breakpoint
-- Programmes give back at most 80% of the house's edge: docs/decisions/programmes-below-the-edge.md.
INSERT INTO rolling_rate (level, category, own, line)
SELECT l.level, c.category, c.own + l.level * c.step, c.line
FROM generate_series(1, 10) AS l(level),
  (VALUES ('casino', 5, 1, 5), ('slot', 60, 6, 30), ('mini', 2, 1, 5), ('sports', 30, 5, 20), ('event', 50, 0, 0), ('tether', 5, 1, 5))
    AS c(category, own, step, line);
