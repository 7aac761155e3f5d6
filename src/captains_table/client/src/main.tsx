/** The client of a server. */
import { start } from "~/app";
import { serverTransport } from "~/transport/server";
import { useTransport } from "~/transport/transport";

useTransport(serverTransport);
start();
